import type { PGlite, parse, protocol } from '@electric-sql/pglite';
import type { PGliteDialectConfig } from 'kysely';
import { isPlanOutdated, preparedStatementName } from './prepared-statements.ts';

/** The interface that Kysely needs of PGlite. */
type Embedded = Exclude<PGliteDialectConfig['pglite'], (...given: never[]) => unknown>;
type Query = Embedded['query'];
type Library = { parse: typeof parse; protocol: typeof protocol };

/** A statement that the database has read and planned. */
type Prepared = { name: string; parameterTypes: number[] };

/** The statements that a database has prepared, by their names. */
class PreparedStatements {
  readonly #pglite: PGlite;
  readonly #library: Library;
  readonly #prepared = new Map<string, Prepared>();
  #generation = 0;

  constructor(pglite: PGlite, library: Library) {
    this.#pglite = pglite;
    this.#library = library;
  }

  /** Runs a statement, which is prepared first where it is not or its plan is outdated. */
  async run(text: string, name: string, parameters: readonly unknown[], isInTransaction: boolean) {
    try {
      return await this.#execute(text, name, parameters, isInTransaction);
    } catch (error) {
      if (!isPlanOutdated(error) || isInTransaction) throw error;
      this.#generation += 1;
      return this.#execute(text, name, parameters, isInTransaction);
    }
  }

  async #execute(
    text: string,
    name: string,
    parameters: readonly unknown[],
    isInTransaction: boolean,
  ) {
    const { parse, protocol } = this.#library;
    const { serialize } = protocol;
    const statement = await this.#prepare(text, `${name}${this.#generation}`, isInTransaction);
    const values = parameters.map((value, at) => {
      if (value === null || value === undefined) return null;
      const write = this.#pglite.serializers[statement.parameterTypes[at] ?? 0];
      return write ? write(value) : String(value);
    });
    const answer = await this.#send(
      isInTransaction,
      serialize.bind({ statement: statement.name, values }),
      serialize.describe({ type: 'P' }),
      serialize.execute({}),
      serialize.sync(),
    );
    return parse.parseResults(answer, this.#pglite.parsers)[0];
  }

  async #prepare(text: string, name: string, isInTransaction: boolean): Promise<Prepared> {
    const known = this.#prepared.get(name);
    if (known) return known;
    const { parse, protocol } = this.#library;
    const { serialize } = protocol;
    const described = await this.#send(
      isInTransaction,
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    );
    const made = { name, parameterTypes: parse.parseDescribeStatementResults(described) };
    this.#prepared.set(name, made);
    return made;
  }

  #send(isInTransaction: boolean, ...messages: Uint8Array[]) {
    return this.#pglite.runExclusive(() =>
      this.#pglite.execProtocolStream(Buffer.concat(messages), { syncToFs: !isInTransaction }),
    );
  }
}

/**
 * The embedded database with prepared statements, each sent in one message. PGlite itself sends six
 * messages per query and plans it each time, which is most of the cost of a small query.
 */
export function withPreparedStatements(pglite: PGlite, library: Library): Embedded {
  const statements = new PreparedStatements(pglite, library);

  /** Uses a prepared statement if the text allows it, and otherwise PGlite's own query. */
  const createQuery =
    (plain: Query, isInTransaction: boolean): Query =>
    async (text, parameters = [], options) => {
      const name = preparedStatementName(text);
      if (!name) return plain(text, parameters, options);
      const answer = () => statements.run(text, name, parameters, isInTransaction);
      // As PGlite's own queries: one outside waits for a transaction to end.
      const found = isInTransaction
        ? await answer()
        : await pglite._runExclusiveTransaction(answer);
      return found as Awaited<ReturnType<typeof plain<never>>>;
    };

  return {
    get closed() {
      return pglite.closed;
    },
    get ready() {
      return pglite.ready;
    },
    waitReady: pglite.waitReady,
    close: () => pglite.close(),
    query: createQuery(pglite.query.bind(pglite), false),
    transaction: (work) =>
      pglite.transaction(({ query, rollback }) =>
        work({ query: createQuery(query, true), rollback }),
      ),
  };
}
