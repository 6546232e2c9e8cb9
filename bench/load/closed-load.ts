import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/**
 * A closed load: some keep-alive connections that repeat requests. This is the message to the
 * worker.
 */
export type Load = {
  port: number;
  requests: string[];
  connections: number;
  milliseconds: number;
  /** Each is sent once only, so that the load may end early. */
  isOnce?: boolean;
};
export type Outcome = {
  answered: number;
  refused: number;
  bytes: number;
  perSecond: number;
  /** From a request to the end of its answer, at the 95th percentile. */
  milliseconds95: number;
  failure?: string;
};

/** A process that makes load, apart from the servers and from the bench. */
export type LoadMaker = { run: (load: Load) => Promise<Outcome>; stop: () => void };

export function startLoadMaker(): LoadMaker {
  const generator: ChildProcess = fork(
    fileURLToPath(new URL('./closed-load-worker.ts', import.meta.url)),
  );
  return {
    /** @throws when a connection breaks or any answer is not 200 */
    async run(load) {
      generator.send(load);
      const [outcome] = (await once(generator, 'message')) as [Outcome];
      if (outcome.failure) throw new Error(`the load broke off: ${outcome.failure}`);
      if (outcome.refused > 0)
        throw new Error(`${outcome.refused} of ${outcome.answered} requests were refused`);
      return outcome;
    },
    stop: () => generator.disconnect(),
  };
}

/** A POST with a JSON body as bytes on the line. */
export function postRequest(
  path: string,
  body: object,
  headers: Record<string, string> = {},
): string {
  const json = JSON.stringify(body);
  const lines = Object.entries({
    host: '127.0.0.1',
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(json)),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n${json}`;
}
