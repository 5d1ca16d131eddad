import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs';
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { SettingsError, systemCode, systemReason, toMessage } from '../../errors.ts';
import { SCHEMA } from './schema.ts';

/** Runs SQL as prepared statements only: statements are constants of the program, values are always bound. */
export interface Database {
  /** `Row` declares the columns of the statement. The STRICT tables of the schema make it accurate. */
  all<Row>(sql: string, ...values: SQLInputValue[]): Row[];
  get<Row>(sql: string, ...values: SQLInputValue[]): Row | undefined;
  run(sql: string, ...values: SQLInputValue[]): void;
  /** Inserts a row. Its keys are column names, which must be constants. */
  insert(table: string, entry: Readonly<Record<string, SQLInputValue>>): void;
  /** Returns the next free ID from one counter for all tables. */
  nextId(): number;
  /** Runs the work atomically. It is synchronous, so no other request can interleave. */
  transaction<T>(work: () => T): T;
  close(): void;
}

/**
 * Opens the store, in memory if there is no file. A file survives a crash at any time: write-ahead log, and every
 * commit is on disk (`synchronous=FULL`) before the response. Only one store at a time can open it, and only its owner
 * can read it, because it contains passwords.
 *
 * @throws SettingsError if another store, in this process or another, has the file open
 */
export async function openDatabase(file: string | undefined): Promise<Database> {
  const { DatabaseSync } = await import('node:sqlite');
  if (file !== undefined) makePrivate(file);
  const sqlite = new DatabaseSync(file ?? ':memory:');
  if (file !== undefined) lock(sqlite, file);
  sqlite.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
  sqlite.exec(SCHEMA);
  const statements = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    const statement = statements.get(sql) ?? sqlite.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  return {
    all: <Row>(sql: string, ...values: SQLInputValue[]) => prepare(sql).all(...values) as Row[],
    get: <Row>(sql: string, ...values: SQLInputValue[]) => prepare(sql).get(...values) as Row | undefined,
    run: (sql, ...values) => {
      prepare(sql).run(...values);
    },
    insert: (table, entry) => {
      const names = Object.keys(entry);
      prepare(`INSERT INTO ${table} (${names}) VALUES (${names.map(() => '?')})`).run(...Object.values(entry));
    },
    nextId: () => Number(prepare('UPDATE counter SET next = next + 1 RETURNING next - 1 AS id').get()?.['id']),
    transaction: (work) => {
      sqlite.exec('BEGIN IMMEDIATE');
      try {
        const result = work();
        sqlite.exec('COMMIT');
        return result;
      } catch (error) {
        // SQLite rolls back by itself if the disk is full.
        if (sqlite.isTransaction) sqlite.exec('ROLLBACK');
        throw error;
      }
    },
    close: () => sqlite.close(),
  };
}

/**
 * Restricts the file to its owner. SQLite gives its companion files the same permissions. An existing file is not
 * opened for this, because closing it would release the lock of another store in this process.
 */
function makePrivate(file: string): void {
  try {
    if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) throw new Error('it is a folder');
    if (existsSync(file)) chmodSync(file, 0o600);
    else closeSync(openSync(file, 'ax', 0o600));
  } catch (error) {
    const problem = `${JSON.stringify(file.slice(0, 200))} cannot be used as the store: ${systemCode(error) === undefined ? toMessage(error) : systemReason(error)}`;
    throw new SettingsError([{ option: 'data', message: problem, suggestion: 'Use a writable file.' }]);
  }
}

/** SQLite's code for a locked file. */
const BUSY = 5;

/**
 * Locks the file while the store is open. SQLite retains the lock of its first transaction, and the system releases it
 * when the process terminates for any reason.
 */
function lock(sqlite: DatabaseSync, file: string): void {
  try {
    sqlite.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT;');
  } catch (error) {
    sqlite.close();
    if (!(error instanceof Error && 'errcode' in error && error.errcode === BUSY)) throw error;
    const problem = `${JSON.stringify(file)} is in use by another sandbox`;
    throw new SettingsError([
      { option: 'data', message: problem, suggestion: 'Stop that sandbox, or use another file.' },
    ]);
  }
}
