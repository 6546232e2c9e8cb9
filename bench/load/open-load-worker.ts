import { connect, type Socket } from 'node:net';
import { percentile } from '../support/measurements.ts';
import { type OpenLoad, type OpenOutcome, uncountedMilliseconds } from './open-load.ts';

/*
 * The process behind open-load.ts. It uses as little HTTP as it can, so that the processors are
 * the server's.
 */

const endOfHead = Buffer.from('\r\n\r\n');
const tickMilliseconds = 5;

process.on('message', async (load: OpenLoad) => {
  process.send?.(await outcomeOf(load).catch((error) => ({ failure: String(error) })));
});
process.on('disconnect', () => process.exit(0));

type Answer = { request: string; status: string; milliseconds: number; saysWhen: boolean };

async function outcomeOf(load: OpenLoad): Promise<OpenOutcome> {
  const answers: Answer[] = [];
  let startedAt = Number.POSITIVE_INFINITY;
  const isCounted = () => {
    const passed = performance.now() - startedAt;
    return passed >= uncountedMilliseconds && passed <= load.milliseconds;
  };
  const lines = await Promise.all(
    Array.from({ length: load.connections }, () =>
      openLine(load.port, (answer) => {
        if (isCounted()) answers.push(answer);
      }),
    ),
  );
  startedAt = performance.now();
  const { sent, unsent } = await sendAtRate(load, lines);
  const seconds = (load.milliseconds - uncountedMilliseconds) / 1000;
  await Promise.all(lines.map((line) => line.end()));
  const served = answers.filter(({ status }) => status === '200');
  const refused = answers.filter(({ status, saysWhen }) => status === '503' && saysWhen);
  const important = answers.filter(({ request }) => request.startsWith(load.important));
  return {
    sent,
    unsent,
    goodput: served.length / seconds,
    refused: refused.length,
    importantServed: important.filter(({ status }) => status === '200').length / important.length,
    strange: answers.length - served.length - refused.length,
    served99: percentile99(served),
    refused99: percentile99(refused),
  };
}

const percentile99 = (answers: Answer[]) =>
  answers.length === 0
    ? 0
    : percentile(
        answers.map(({ milliseconds }) => milliseconds),
        0.99,
      );

function sendAtRate({ rate, requests, milliseconds }: OpenLoad, lines: Line[]) {
  return new Promise<{ sent: number; unsent: number }>((resolve) => {
    const startedAt = performance.now();
    let [due, sent, unsent, turn] = [0, 0, 0, 0];
    const timer = setInterval(() => {
      const passed = performance.now() - startedAt;
      for (; due < (passed / 1000) * rate; due += 1) {
        const from = turn;
        do turn = (turn + 1) % lines.length;
        while (lines[turn]?.isBusy() && turn !== from);
        const line = lines[turn];
        const request = requests[sent % requests.length];
        if (!line || line.isBusy() || !request) unsent += 1;
        else {
          line.send(request);
          sent += 1;
        }
      }
      if (passed < milliseconds) return;
      clearInterval(timer);
      resolve({ sent, unsent });
    }, tickMilliseconds);
  });
}

type Line = { isBusy(): boolean; send(request: string): void; end(): Promise<void> };

/** A connection that carries one request at a time. */
function openLine(port: number, onAnswer: (answer: Answer) => void): Promise<Line> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let asked: number | undefined;
    let request = '';
    let received: Buffer = Buffer.alloc(0);
    let onIdle: (() => void) | undefined;
    socket.on('data', (piece: Buffer) => {
      received = received.length === 0 ? piece : Buffer.concat([received, piece]);
      const at = received.indexOf(endOfHead);
      if (at < 0) return;
      const head = received.toString('latin1', 0, at);
      const length = Number(/\ncontent-length: (\d+)/i.exec(head)?.[1]);
      if (received.length < at + endOfHead.length + length) return;
      onAnswer({
        request,
        status: head.slice(9, 12),
        milliseconds: performance.now() - Number(asked),
        saysWhen: /\nretry-after: \d/i.test(head),
      });
      asked = undefined;
      received = Buffer.alloc(0);
      onIdle?.();
    });
    socket.on('error', reject);
    socket.on('connect', () =>
      resolve({
        isBusy: () => asked !== undefined,
        send(next) {
          asked = performance.now();
          request = next;
          socket.write(next);
        },
        end: () =>
          new Promise<void>((done) => {
            onIdle = () => {
              socket.destroy();
              done();
            };
            if (asked === undefined) onIdle();
          }),
      }),
    );
  });
}
