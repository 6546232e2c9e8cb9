import type { SentRequest, ServerReply } from '../browser/network.ts';
import type { Random } from '../time/random.ts';
import type { VirtualTime } from '../time/virtual-time.ts';
import { type DatabaseUser, databaseUser } from './embedded-database.ts';
import type { ServerProcess } from './server-process.ts';

/** What goes wrong while one request or piece of work uses the database. */
type Fault = {
  kind: 'none' | 'slow' | 'refusal' | 'lost-commit' | 'crash' | 'crash-after-commit';
  /** With which statement, counted from 1. */
  at: number;
};

/** Refusals of a database that may pass, by PostgreSQL's codes. */
const refusals = [
  { code: '40001', message: 'could not serialize access' },
  { code: '40P01', message: 'deadlock detected' },
  { code: '55P03', message: 'canceling statement due to lock timeout' },
  { code: '53300', message: 'sorry, too many clients already' },
  { code: '57P01', message: 'terminating connection due to administrator command' },
];
const connectionLost = () => new Error('Connection terminated unexpectedly');

/** How often the server looks for work that is due, in milliseconds. */
const workInterval = 2000;

type Report = (line: string) => void;

/** The server on a machine that may end and start again at any moment. */
export class SimulatedServer {
  readonly process: ServerProcess;
  readonly #time: VirtualTime;
  readonly #random: Random;
  readonly #report: Report;
  isUp = true;
  /** No faults any more. */
  isCalm = false;
  /** Increases with each statement that may have written. */
  writes = 0;
  crashes = 0;
  /** Counts starts: what an earlier process was doing does not reach the database any more. */
  #generation = 0;
  /** The start whose work is being done. */
  #working: number | null = null;

  constructor(process: ServerProcess, time: VirtualTime, random: Random, report: Report) {
    this.process = process;
    this.#time = time;
    this.#random = random;
    this.#report = report;
    this.#time.schedule(workInterval, () => this.#work());
  }

  /** @returns null when the server is down or ended before it answered */
  async answer(request: SentRequest): Promise<ServerReply | null> {
    if (!this.isUp) return null;
    const generation = this.#generation;
    // Awaited within: Fastify begins with a request only when somebody waits for its reply.
    const reply = await databaseUser.run(
      this.#user(request.url),
      async () =>
        await this.process.app.inject({
          method: request.method as 'GET',
          url: request.url,
          headers: request.headers,
          ...(request.body && { payload: request.body }),
        }),
    );
    if (generation !== this.#generation) return null;
    return {
      status: reply.statusCode,
      // Node's own header has the time of this machine.
      headers: { ...textHeaders(reply.headers), date: new Date(this.#time.now).toUTCString() },
      body: reply.body,
      cookies: reply.cookies.map(({ name, value, maxAge, expires }) => ({
        name,
        value,
        isRemoved: maxAge === 0 || expires?.getTime() === 0,
      })),
    };
  }

  /** The process ends; what it had not committed is gone. It starts again after a while. */
  crash(): void {
    if (!this.isUp) return;
    this.#generation += 1;
    this.crashes += 1;
    this.isUp = false;
    const pause = this.#random.integer(200, 8000);
    this.#report(`server crashes, starts again in ${pause} ms`);
    this.#time.schedule(pause, () => {
      this.isUp = true;
      this.process.jobs.mayHaveWork = true;
      this.#report('server is up');
    });
  }

  /** Does what is due in the queue. */
  async #work(): Promise<void> {
    this.#time.schedule(workInterval, () => this.#work());
    const { jobs } = this.process;
    // Work of a process that has ended does not keep the next one from it.
    if (!this.isUp || !jobs.mayHaveWork || this.#working === this.#generation) return;
    const generation = this.#generation;
    this.#working = generation;
    try {
      for (let name = await this.#runJob(); name; name = await this.#runJob())
        this.#report(`work done: ${name}`);
    } catch (error) {
      this.#report(`work failed: ${(error as Error).message}`);
    } finally {
      if (this.#working === generation) this.#working = null;
    }
  }

  #runJob = () => databaseUser.run(this.#user('work'), () => this.process.jobs.runNext());

  #user(name: string): DatabaseUser {
    const generation = this.#generation;
    const fault = this.isCalm ? { kind: 'none', at: 0 } : drawFault(this.#random);
    let count = 0;
    const requireAlive = () => {
      if (generation !== this.#generation) throw connectionLost();
    };
    return {
      beforeStatement: async (text) => {
        count += 1;
        requireAlive();
        const isDue = count === fault.at;
        if (fault.kind === 'slow') {
          await this.#time.wait(this.#random.integer(1, isDue ? 4000 : 60));
          requireAlive();
        }
        if (!/^\s*(select|begin|savepoint)/i.test(text)) this.writes += 1;
        if (!isDue) return;
        if (fault.kind === 'refusal') {
          const refusal = this.#random.pick(refusals);
          this.#report(`database refuses ${name}: ${refusal.code}`);
          throw Object.assign(new Error(refusal.message), { code: refusal.code });
        }
        if (fault.kind === 'crash') {
          this.crash();
          throw connectionLost();
        }
      },
      afterCommit: () => {
        if (fault.kind === 'lost-commit') {
          this.#report(`the reply to a commit of ${name} is lost`);
          throw connectionLost();
        }
        if (fault.kind !== 'crash-after-commit') return;
        this.crash();
        throw connectionLost();
      },
    };
  }
}

function drawFault(random: Random): Fault {
  const at = random.integer(1, 14);
  const drawn = random.next();
  if (drawn < 0.7) return { kind: 'none', at };
  if (drawn < 0.85) return { kind: 'slow', at };
  if (drawn < 0.92) return { kind: 'refusal', at };
  if (drawn < 0.95) return { kind: 'lost-commit', at };
  return { kind: drawn < 0.975 ? 'crash' : 'crash-after-commit', at };
}

function textHeaders(headers: Record<string, unknown>): Record<string, string> {
  const known = ['content-type', 'retry-after', 'location', 'etag'];
  return Object.fromEntries(
    known.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])),
  );
}
