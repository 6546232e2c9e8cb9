import { describe, expect, it } from 'vitest';
import { Failure } from '#domain/contract/failure.ts';
import { type SendChunk, uploadInChunks } from '#src/api/upload/chunked-upload.ts';

const megabyte = 1024 * 1024;

/** A line of so many bytes a second, by a clock of its own. */
function lineOf(bytesPerSecond: number, more: Partial<Parameters<typeof uploadInChunks>[0]> = {}) {
  let time = 0;
  const pieces: { offset: number; size: number }[] = [];
  const arrivals: number[] = [];
  const speeds: number[] = [];
  const sendPiece: SendChunk = async (piece, offset, onSent) => {
    time += (piece.size / bytesPerSecond) * 1000;
    onSent(piece.size);
    pieces.push({ offset, size: piece.size });
    return offset + piece.size;
  };
  const run = (file: Blob, offset = 0) =>
    uploadInChunks({
      file,
      offset,
      sendChunk: sendPiece,
      onProgress: (_, speed) => speeds.push(speed),
      onAcknowledged: (reached) => arrivals.push(reached),
      now: () => time,
      ...more,
    });
  return { run, pieces, arrivals, speeds };
}

const film = (bytes: number) => new Blob([new Uint8Array(bytes)]);

describe('the pieces of a video', () => {
  it('are the whole file, in order, from where the upload is', async () => {
    const line = lineOf(megabyte);
    await line.run(film(9 * megabyte), megabyte);
    let next = megabyte;
    for (const { offset, size } of line.pieces) {
      expect(offset).toBe(next);
      next += size;
    }
    expect(next).toBe(9 * megabyte);
    expect(line.arrivals.at(-1)).toBe(9 * megabyte);
  });

  it('grow until each takes about four seconds, and stay small on a slow line', async () => {
    const fast = lineOf(megabyte);
    await fast.run(film(16 * megabyte));
    expect(fast.pieces.map(({ size }) => size / 1024)).toEqual([256, 1024, 4096, 4096, 4096, 2816]);
    const slow = lineOf(20_000);
    await slow.run(film(megabyte));
    expect(Math.max(...slow.pieces.slice(1).map(({ size }) => size))).toBe(80_000);
    const slowest = lineOf(1000);
    await slowest.run(film(megabyte));
    expect(slowest.pieces[1]?.size).toBe(64 * 1024);
  });

  it('measure their speed', async () => {
    const line = lineOf(500_000);
    await line.run(film(megabyte));
    for (const speed of line.speeds) expect(speed).toBeCloseTo(500_000, -2);
  });

  it('fail with the error that stopped them', async () => {
    const cut = new Failure({ code: 'network' });
    const line = lineOf(megabyte, { sendChunk: () => Promise.reject(cut) });
    await expect(line.run(film(10))).rejects.toBe(cut);
  });

  it('report a missing file where a browser reports a network error', async () => {
    const gone = film(10);
    gone.slice = () =>
      ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) as unknown as Blob;
    const line = lineOf(megabyte, {
      sendChunk: () => Promise.reject(new Failure({ code: 'network' })),
    });
    await expect(line.run(gone)).rejects.toMatchObject({ code: 'video-lost' });
  });

  it('are not sent endlessly to a server that accepts none', async () => {
    const line = lineOf(megabyte, { sendChunk: async (_, offset) => offset });
    await expect(line.run(film(10))).rejects.toMatchObject({ code: 'upload-offset-conflict' });
  });
});
