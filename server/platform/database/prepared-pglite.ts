import type { PGlite, parse, protocol } from '@electric-sql/pglite';
import type { PGliteDialectConfig } from 'kysely';
import { isPlanOutdated, preparedStatementName } from './prepared-statements.ts';

/** What Kysely needs of PGlite. */
type Embedded = Exclude<PGliteDialectConfig['pglite'], (...given: never[]) => unknown>;
type Query = Embedded['query'];
type Library = { parse: typeof parse; protocol: typeof protocol };

/** A statement that the database has read and planned. */
type Prepared = { name: string; parameterTypes: number[] };

/**
 * The embedded database with statements that are read and planned once, and asked for in one
 * message. PGlite itself sends six for each query and has it planned each time: that is most of
 * what a small query costs.
 */
export function withPreparedStatements(pglite: PGlite, { parse, protocol }: Library): Embedded {
  const { serialize } = protocol;
  const prepared = new Map<string, Prepared>();
  let generation = 0;

  const sendMessages = (isInTransaction: boolean, ...messages: Uint8Array[]) =>
    pglite.runExclusive(() =>
      pglite.execProtocolStream(Buffer.concat(messages), { syncToFs: !isInTransaction }),
    );

  async function prepare(text: string, name: string, isInTransaction: boolean): Promise<Prepared> {
    const known = prepared.get(name);
    if (known) return known;
    const described = await sendMessages(
      isInTransaction,
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    );
    const made = { name, parameterTypes: parse.parseDescribeStatementResults(described) };
    prepared.set(name, made);
    return made;
  }

  async function executePrepared(
    text: string,
    name: string,
    parameters: readonly unknown[],
    isInTransaction: boolean,
  ) {
    const statement = await prepare(text, `${name}${generation}`, isInTransaction);
    const values = parameters.map((value, at) => {
      if (value === null || value === undefined) return null;
      const write = pglite.serializers[statement.parameterTypes[at] ?? 0];
      return write ? write(value) : String(value);
    });
    const answer = await sendMessages(
      isInTransaction,
      serialize.bind({ statement: statement.name, values }),
      serialize.describe({ type: 'P' }),
      serialize.execute({}),
      serialize.sync(),
    );
    return parse.parseResults(answer, pglite.parsers)[0];
  }

  /** Asks a prepared statement where the text allows, and otherwise as PGlite does by itself. */
  const createQuery =
    (plain: Query, isInTransaction: boolean): Query =>
    async (text, parameters = [], options) => {
      const name = preparedStatementName(text);
      if (!name) return plain(text, parameters, options);
      const answer = () =>
        executePrepared(text, name, parameters, isInTransaction).catch((error: unknown) => {
          if (!isPlanOutdated(error) || isInTransaction) throw error;
          generation += 1;
          return executePrepared(text, name, parameters, isInTransaction);
        });
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
