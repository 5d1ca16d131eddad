import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs';
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { SettingsError, systemCode, systemReason, toMessage } from '../../errors.ts';
import { SCHEMA } from './schema.ts';

/** SQLite with prepared statements only: SQL is the program's own, values are always bound. */
export interface Database {
  /** `Row` names the columns of the statement: the schema's STRICT tables are what makes it true. */
  all<Row>(sql: string, ...values: SQLInputValue[]): Row[];
  get<Row>(sql: string, ...values: SQLInputValue[]): Row | undefined;
  run(sql: string, ...values: SQLInputValue[]): void;
  /** Adds a row; its keys are columns, which the program names and nobody else. */
  insert(table: string, entry: Readonly<Record<string, SQLInputValue>>): void;
  /** The next free id, the same counter for every table. */
  nextId(): number;
  /** All or nothing; the work is synchronous, so no other request can come between. */
  transaction<T>(work: () => T): T;
  close(): void;
}

/**
 * Opens the store: in memory without a file. A file survives a kill at any moment: write-ahead log, and every commit
 * is on the disk (`synchronous=FULL`) before the request is answered. It belongs to one store at a time, and only its
 * owner may read it: passwords are in it.
 *
 * @throws SettingsError when another store, in this process or another, has the file open
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
        // A full disk makes SQLite take it back by itself.
        if (sqlite.isTransaction) sqlite.exec('ROLLBACK');
        throw error;
      }
    },
    close: () => sqlite.close(),
  };
}

/**
 * SQLite gives the files beside it the same rights. A file that is there is not opened for it: closing it would give back
 * the lock of another store in this process.
 */
function makePrivate(file: string): void {
  try {
    if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) throw new Error('it is a folder');
    if (existsSync(file)) chmodSync(file, 0o600);
    else closeSync(openSync(file, 'ax', 0o600));
  } catch (error) {
    const problem = `${JSON.stringify(file.slice(0, 200))} cannot be used as its store: ${systemCode(error) === undefined ? toMessage(error) : systemReason(error)}`;
    throw new SettingsError([{ option: 'data', fault: problem, fix: 'Name a file that you may write.' }]);
  }
}

/** SQLite's own code for a file that is locked. */
const BUSY = 5;

/**
 * Takes the file for as long as the store is open: SQLite then keeps the lock that its first transaction takes, which
 * the system gives back when the process ends, however it ends.
 */
function lock(sqlite: DatabaseSync, file: string): void {
  try {
    sqlite.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT;');
  } catch (error) {
    sqlite.close();
    if (!(error instanceof Error && 'errcode' in error && error.errcode === BUSY)) throw error;
    const problem = `${JSON.stringify(file)} is in use by another sandbox`;
    throw new SettingsError([{ option: 'data', fault: problem, fix: 'Stop that one, or name another file.' }]);
  }
}
