import { connect } from 'node:net';
import { percentile95 } from '../support/measurements.ts';
import type { Load, Outcome } from './closed-load.ts';

/*
 * The process behind load.ts. It uses as little HTTP as it can, so that the processors are the
 * servers'.
 */

const endOfHead = Buffer.from('\r\n\r\n');

process.on('message', async (load: Load) => {
  process.send?.(await outcomeOf(load));
});
process.on('disconnect', () => process.exit(0));

/** The state of a run: the next request, and the times of the replies. */
type Run = { end: number; sent: number; times: number[] };

async function outcomeOf(load: Load): Promise<Outcome> {
  const outcome: Outcome = { answered: 0, refused: 0, bytes: 0, perSecond: 0, milliseconds95: 0 };
  const startedAt = performance.now();
  const run: Run = { end: startedAt + load.milliseconds, sent: 0, times: [] };
  try {
    await Promise.all(Array.from({ length: load.connections }, () => ask(run, load, outcome)));
  } catch (error) {
    return { ...outcome, failure: String(error) };
  }
  outcome.perSecond = outcome.answered / ((performance.now() - startedAt) / 1000);
  if (run.times.length > 0) outcome.milliseconds95 = percentile95(run.times);
  return outcome;
}

/** One connection, one request at a time, the next as soon as the answer is whole. */
function ask(run: Run, { port, requests, isOnce }: Load, outcome: Outcome): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let isDone = false;
    let asked = 0;
    const askNext = () => {
      const isOver = performance.now() >= run.end || (isOnce && run.sent >= requests.length);
      const request = isOver ? undefined : requests[run.sent % requests.length];
      if (request === undefined) {
        isDone = true;
        socket.end();
        return;
      }
      run.sent += 1;
      asked = performance.now();
      socket.write(request);
    };
    let pieces: Buffer[] = [];
    let received = 0;
    let wanted = 0;
    socket.on('connect', askNext);
    socket.on('data', (piece: Buffer) => {
      pieces.push(piece);
      received += piece.length;
      if (wanted === 0) wanted = lengthOf(Buffer.concat(pieces), outcome);
      if (wanted === 0 || received < wanted) return;
      outcome.answered += 1;
      outcome.bytes += received;
      pieces = [];
      received = 0;
      wanted = 0;
      run.times.push(performance.now() - asked);
      askNext();
    });
    socket.on('error', reject);
    socket.on('close', () => (isDone ? resolve() : reject(new Error('the server hung up'))));
  });
}

/** How long the whole answer is; 0 while its head is incomplete. */
function lengthOf(start: Buffer, outcome: Outcome): number {
  const at = start.indexOf(endOfHead);
  if (at < 0) return 0;
  const head = start.toString('latin1', 0, at);
  if (!head.startsWith('HTTP/1.1 200 ')) outcome.refused += 1;
  const length = /\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error('an answer without its length');
  return at + endOfHead.length + Number(length);
}
