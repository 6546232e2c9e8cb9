import { AsyncLocalStorage } from 'node:async_hooks';
import { openAsBlob } from 'node:fs';
import { PGlite, parse, protocol } from '@electric-sql/pglite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { Database } from '#server/platform/database/database-types.ts';
import { withPreparedStatements } from '#server/platform/database/prepared-pglite.ts';
import type { Schema } from '#server/platform/database/schema/schema.ts';
import type { Random } from '../time/random.ts';
import { working } from '../time/virtual-time.ts';

/** Who uses the database, and what becomes of their statements. */
export type DatabaseUser = {
  /**
   * Called before each statement, `commit` included, and after the one that commits. What it
   * throws is the database's answer. Time may pass meanwhile.
   */
  beforeStatement(text: string): Promise<void> | void;
  afterCommit(): void;
};

/** The user of the statements that are running. Without one, nothing fails. */
export const databaseUser = new AsyncLocalStorage<DatabaseUser>();

/** Runs a statement on the database, past its users. */
export type RunQuery = <Row>(text: string, parameters?: unknown[]) => Promise<{ rows: Row[] }>;

type Embedded = ReturnType<typeof withPreparedStatements>;
type Access = {
  embedded: Embedded;
  /** Runs a statement without rows, in one message. */
  control: (text: string) => Promise<void>;
  turns: Turns;
  onCommit: () => Promise<void>;
  isCommitLost: () => boolean;
};

type Sequence = { name: string; value: string; isUsed: boolean };

/**
 * A database in memory whose rows can be put back to what they were. Everything happens in one
 * transaction of the embedded database; the server's own transactions are savepoints in it.
 */
export class ResettableDatabase {
  readonly database: Database;
  /** Called when posts were written, before anybody else can write. */
  onCommit: () => Promise<void> = async () => {};
  /** A deliberate defect (defects.ts): some commits keep nothing. */
  losesCommits: Random | null = null;
  /**
   * True while PostgreSQL runs. It sets timers and reads random numbers ahead of need, which must
   * not become events and random numbers of a seed.
   */
  isExecuting = false;
  readonly #pglite: PGlite;
  readonly #embedded: Embedded;
  readonly #access: Access;
  #sequences: Sequence[] = [];

  private constructor(pglite: PGlite) {
    this.#noteExecution(pglite);
    this.#pglite = pglite;
    this.#embedded = withPreparedStatements(pglite, { parse, protocol });
    const control = async (text: string) => {
      const message = protocol.serialize.query(text);
      // In one message; PGlite's own `exec` sends three.
      await working(pglite.runExclusive(() => pglite.execProtocolStream(message)));
    };
    this.#access = {
      embedded: this.#embedded,
      control,
      turns: new Turns(),
      onCommit: () => this.onCommit(),
      isCommitLost: () => this.losesCommits?.chance(0.1) ?? false,
    };
    this.database = {
      db: connect(this.#access),
      kind: 'pglite',
      executeSql: async () => ({ rows: [] }),
      enableSilenceTimeout: () => {},
      clockSkew: 0,
      waitingQueries: () => 0,
      close: () => pglite.close(),
    };
  }

  /** @param dump the file of a migrated database, as PGlite dumps it */
  static async open(dump: string): Promise<ResettableDatabase> {
    const opened = new ResettableDatabase(
      await PGlite.create({ loadDataDir: await openAsBlob(dump) }),
    );
    await opened.#pglite.exec('begin');
    return opened;
  }

  #noteExecution(pglite: PGlite): void {
    const execute = pglite.execProtocolRawSync.bind(pglite);
    pglite.execProtocolRawSync = (...given) => {
      this.isExecuting = true;
      try {
        return execute(...given);
      } finally {
        this.isExecuting = false;
      }
    };
  }

  run: RunQuery = async (text, parameters = []) =>
    (await working(this.#embedded.query(text, parameters))) as never;

  /** What is there now is what {@link reset} returns to. */
  async keep(): Promise<void> {
    await this.#pglite.exec('commit');
    await this.#pglite.exec('vacuum analyze');
    const { rows } = await this.#pglite.query<Sequence>(
      `select format('%I.%I', schemaname, sequencename) as name,
        coalesce(last_value, start_value)::text as value, last_value is not null as "isUsed"
        from pg_sequences where schemaname = 'public'`,
    );
    this.#sequences = rows;
    await this.#pglite.exec('begin');
  }

  /**
   * Removes what was written since {@link keep}, its traces in files and sequences included: they
   * would change plans, the order of rows and ids of the next seed. Gives `database.db` anew, which
   * is what the server keeps its caches by.
   */
  async reset(): Promise<void> {
    // A transaction that waited for time when its seed ended would keep its turn for ever.
    this.#access.turns = new Turns();
    const { rows } = await this.#pglite.query<{ name: string }>(
      `select format('%I.%I', schemaname, relname) as name from pg_stat_xact_user_tables
        where n_tup_ins + n_tup_upd + n_tup_del > 0`,
    );
    await this.#pglite.exec('rollback');
    const written = rows.map(({ name }) => name).join(', ');
    if (written)
      await this.#pglite.exec(
        `vacuum (index_cleanup on, truncate on, skip_database_stats on) ${written}`,
      );
    await this.#pglite.query(
      `select setval(name::regclass, value::bigint, "isUsed")
        from json_to_recordset($1) as kept(name text, value text, "isUsed" boolean)`,
      [this.#sequences],
    );
    await this.#pglite.exec('begin');
    this.database.db = connect(this.#access);
  }
}

const connect = (access: Access) =>
  new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new SavepointDriver(access),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createIntrospector: (of) => new PostgresIntrospector(of),
    },
  });

/** One statement at a time, and nobody else's between those of a transaction. */
class Turns {
  #last: Promise<void> = Promise.resolve();

  async take(): Promise<() => void> {
    const before = this.#last;
    let end = () => {};
    this.#last = new Promise((resolve) => {
      end = resolve;
    });
    await before;
    return end;
  }
}

/** Writes that {@link ResettableDatabase.onCommit} is called for. */
const postWrite = /^\s*(insert into|update|delete from) "?(posts|post_events|post_versions)\b/i;

class SavepointConnection implements DatabaseConnection {
  readonly #access: Access;
  /** Ends the turn of the running transaction. */
  #endTurn: (() => void) | undefined;
  #hasWritten = false;

  constructor(access: Access) {
    this.#access = access;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    await databaseUser.getStore()?.beforeStatement(sql);
    if (postWrite.test(sql)) this.#hasWritten = true;
    if (this.#endTurn) return this.#run(sql, parameters);
    const endTurn = await this.#access.turns.take();
    try {
      return await this.#runAlone(sql, parameters);
    } finally {
      endTurn();
    }
  }

  async begin(): Promise<void> {
    await databaseUser.getStore()?.beforeStatement('begin');
    this.#endTurn = await this.#access.turns.take();
    await this.#access.control('savepoint whole');
  }

  async commit(): Promise<void> {
    await databaseUser.getStore()?.beforeStatement('commit');
    if (this.#access.isCommitLost()) await this.#access.control('rollback to savepoint whole');
    await this.#access.control('release savepoint whole');
    await this.#reportWrites();
    this.#releaseTurn();
    databaseUser.getStore()?.afterCommit();
  }

  async rollback(): Promise<void> {
    this.#hasWritten = false;
    if (!this.#endTurn) return;
    await this.#access.control('rollback to savepoint whole; release savepoint whole');
    this.#releaseTurn();
  }

  /** One that fails must not end the transaction around all of them. */
  async #runAlone<Row>(text: string, parameters: readonly unknown[]): Promise<QueryResult<Row>> {
    if (/^\s*select/i.test(text)) return this.#run(text, parameters);
    const { control } = this.#access;
    await control('savepoint one');
    try {
      const found = await this.#run<Row>(text, parameters);
      await control('release savepoint one');
      await this.#reportWrites();
      return found;
    } catch (error) {
      await control('rollback to savepoint one; release savepoint one');
      throw error;
    }
  }

  async #reportWrites(): Promise<void> {
    if (this.#hasWritten) await this.#access.onCommit();
    this.#hasWritten = false;
  }

  #releaseTurn(): void {
    this.#endTurn?.();
    this.#endTurn = undefined;
  }

  async #run<Row>(text: string, parameters: readonly unknown[]): Promise<QueryResult<Row>> {
    const found = await working(this.#access.embedded.query(text, [...parameters]));
    const { rows, affectedRows } = found as { rows: Row[]; affectedRows?: number };
    return {
      rows,
      ...(affectedRows !== undefined && { numAffectedRows: BigInt(affectedRows) }),
    };
  }

  // biome-ignore lint/correctness/useYield: the server streams nothing
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('The simulated database does not stream.');
  }
}

class SavepointDriver implements Driver {
  readonly #access: Access;

  constructor(access: Access) {
    this.#access = access;
  }

  async init(): Promise<void> {}
  async destroy(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return new SavepointConnection(this.#access);
  }

  /** A user that ended in the middle leaves nothing behind. */
  releaseConnection = (connection: DatabaseConnection) =>
    (connection as SavepointConnection).rollback();
  beginTransaction = (connection: DatabaseConnection) =>
    (connection as SavepointConnection).begin();
  commitTransaction = (connection: DatabaseConnection) =>
    (connection as SavepointConnection).commit();
  rollbackTransaction = (connection: DatabaseConnection) =>
    (connection as SavepointConnection).rollback();
}
