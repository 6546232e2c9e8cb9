import type { Socket } from 'node:net';
import pg from 'pg';
import { isConnectionLost } from './database-errors.ts';
import { isPlanOutdated, preparedStatementName } from './prepared-statements.ts';

type Result = pg.QueryResult<Record<string, unknown>>;
type PlainQuery = (text: unknown, values?: unknown, done?: unknown) => Promise<Result>;
type QueryCallback = (error: Error | null, result: Result) => void;

/**
 * A connection that prepares what it is given with parameters, so that PostgreSQL parses and plans
 * each statement once. It emits `lost` when it can no longer be used; a running query then fails,
 * and the pool does not keep it.
 */
export class PreparedPostgresClient extends pg.Client {
  #generation = 0;
  #silenceLimit = 0;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // The pool listens on idle connections only, and an `error` without a listener ends the
    // process. The user of the connection learns of it by the query that fails.
    this.on('error', () => this.emit('lost'));
  }

  /**
   * Ends the connection when the server sends nothing for this long, as on a line that is open at
   * this end only. 0 waits forever.
   * @param milliseconds longer than the server lets a statement run
   */
  setSilenceTimeout(milliseconds: number): void {
    if (milliseconds === this.#silenceLimit) return;
    this.#silenceLimit = milliseconds;
    (this.connection.stream as Socket).setTimeout(milliseconds, () => this.#lose());
  }

  /**
   * Takes an idle connection out of its pool, which listens to `error`, and closes it without a
   * word.
   */
  discard(): void {
    this.emit('error', new Error('Connection terminated, as another one was lost'));
    this.connection.stream.destroy();
  }

  override query = ((text: unknown, values?: unknown, done?: unknown) => {
    const plain = super.query.bind(this) as unknown as PlainQuery;
    if (done) return plain(text, values, done);
    const name =
      typeof text === 'string' && Array.isArray(values) ? preparedStatementName(text) : undefined;
    if (!name) return plain(text, values).catch((error: unknown) => this.#refuse(error));
    // With a callback: the result of pg's promises stays in memory until a full garbage collection.
    const prepared = () =>
      new Promise<Result>((resolve, reject) => {
        const answered: QueryCallback = (error, result) =>
          error ? reject(error) : resolve(result);
        plain({ name: `${name}${this.#generation}`, text, values }, answered);
      });
    return prepared().catch((error: unknown) => {
      if (!isPlanOutdated(error)) return this.#refuse(error);
      this.#generation += 1;
      return prepared();
    });
  }) as pg.Client['query'];

  /**
   * @throws the error, after closing a connection that it makes unusable: the server's own close
   * arrives later
   */
  #refuse(error: unknown): never {
    if (isConnectionLost(error)) this.#lose();
    throw error;
  }

  #lose(): void {
    void this.end();
    this.connection.stream.destroy();
    this.emit('lost');
  }
}
