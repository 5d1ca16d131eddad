import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs';
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { SettingsError, systemCode, systemReason, toMessage } from '../../errors.ts';
import type { Tables } from './records.ts';
import { SCHEMA } from './schema.ts';

/** Tables whose rows have an ID of the common counter. */
type NumberedTable = { [T in keyof Tables]: Tables[T] extends { readonly id: number } ? T : never }[keyof Tables];

/**
 * Runs SQL as prepared statements only: statements, names of tables and of columns are constants of the program, values
 * are always bound.
 */
export class Database {
  readonly #sqlite: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(sqlite: DatabaseSync) {
    this.#sqlite = sqlite;
  }

  /** `Row` declares the columns of the statement. The STRICT tables of the schema make it accurate. */
  all<Row>(sql: string, ...values: SQLInputValue[]): Row[] {
    return this.#prepare(sql).all(...values) as Row[];
  }

  /** Lists the rows with these values, oldest first. */
  list<T extends keyof Tables>(table: T, where: Partial<Tables[T]> = {}): Tables[T][] {
    return this.all(`SELECT * FROM ${table} ${whereClause(where)} ORDER BY rowid`, ...valuesOf(where));
  }

  /** Finds the row with these values. */
  find<T extends keyof Tables>(table: T, where: Partial<Tables[T]>): Tables[T] | undefined {
    return this.list(table, where)[0];
  }

  count<T extends keyof Tables>(table: T, where: Partial<Tables[T]>): number {
    const sql = `SELECT count(*) AS count FROM ${table} ${whereClause(where)}`;
    return this.all<{ count: number }>(sql, ...valuesOf(where))[0]?.count ?? 0;
  }

  /** Inserts a row with the next ID. */
  add<T extends NumberedTable>(table: T, fields: Omit<Tables[T], 'id'>): Tables[T] {
    const row = { id: this.nextId(), ...fields } as Tables[T];
    this.insert(table, row);
    return row;
  }

  insert<T extends keyof Tables>(table: T, row: Tables[T]): void {
    const names = Object.keys(row);
    const sql = `INSERT INTO ${table} (${names}) VALUES (${names.map(() => '?')})`;
    this.#prepare(sql).run(...valuesOf(row));
  }

  update<T extends NumberedTable>(table: T, id: number, fields: Partial<Tables[T]>): void {
    const columns = Object.keys(fields).map((name) => `${name} = ?`);
    this.#prepare(`UPDATE ${table} SET ${columns} WHERE id = ?`).run(...valuesOf(fields), id);
  }

  /** Returns true if there was such a row. */
  delete<T extends keyof Tables>(table: T, where: Partial<Tables[T]>): boolean {
    return this.#prepare(`DELETE FROM ${table} ${whereClause(where)}`).run(...valuesOf(where)).changes > 0;
  }

  /** Returns the next free ID from one counter for all tables. */
  nextId(): number {
    return Number(this.#prepare('UPDATE counter SET next = next + 1 RETURNING next - 1 AS id').get()?.['id']);
  }

  /** Runs the work atomically, alone or as a part of another one. It is synchronous, so no request can interleave. */
  transaction<T>(work: () => T): T {
    const sqlite = this.#sqlite;
    if (sqlite.isTransaction) return work();
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
  }

  close(): void {
    this.#sqlite.close();
  }

  #prepare(sql: string): StatementSync {
    const statement = this.#statements.get(sql) ?? this.#sqlite.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}

function whereClause(where: object): string {
  const conditions = Object.keys(where).map((name) => `${name} = ?`);
  return conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`;
}

function valuesOf(row: object): SQLInputValue[] {
  return Object.values(row);
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
  return new Database(sqlite);
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
    throw createUnusableError(file, systemCode(error) === undefined ? toMessage(error) : systemReason(error));
  }
}

function createUnusableError(file: string, reason: string): SettingsError {
  const message = `${JSON.stringify(file.slice(0, 200))} cannot be used as the store: ${reason}`;
  return new SettingsError([{ option: 'data', message, suggestion: 'Use a writable file.' }]);
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
    if (!(error instanceof Error && 'errcode' in error && error.errcode === BUSY))
      throw createUnusableError(file, toMessage(error));
    const problem = `${JSON.stringify(file)} is in use by another sandbox`;
    throw new SettingsError([
      { option: 'data', message: problem, suggestion: 'Stop that sandbox, or use another file.' },
    ]);
  }
}
