import { setTimeout as pause } from 'node:timers/promises';
import type { Acknowledged, Answers, PortalClient } from './portal-client.ts';
import { type Sample, smallUrl } from './samples.ts';

export type Load = { acknowledged: Acknowledged[]; stop: () => Promise<void> };

const pauseMilliseconds = 50;
const random = (count: number) => Math.floor(Math.random() * count);

/** One creator who uploads files and reads what was acknowledged, without a break. */
export function startCreator(client: PortalClient, samples: Sample[], answers: Answers): Load {
  const acknowledged: Acknowledged[] = [];
  let isRunning = true;
  const work = async () => {
    while (isRunning) {
      const sample = random(samples.length);
      const { kind, file } = samples[sample] as Sample;
      acknowledged.push(await client.upload(kind, file, sample));
      for (let reads = 0; reads < 4; reads += 1) {
        const known = acknowledged[random(acknowledged.length)];
        if (known) await readSome(client, known, samples, answers);
      }
      await pause(pauseMilliseconds);
    }
  };
  const running = work();
  return {
    acknowledged,
    stop: async () => {
      isRunning = false;
      await running;
    },
  };
}

/** Reads a file or a part of it, and compares every answer with success. */
async function readSome(
  client: PortalClient,
  { url, sample }: Acknowledged,
  samples: Sample[],
  { faults }: Answers,
): Promise<void> {
  const { kind, stored, small } = samples[sample] as Sample;
  if (kind === 'video' && Math.random() < 0.7) {
    const first = random(stored.length);
    const last = Math.min(stored.length - 1, first + random(2_000_000));
    const { status, content } = await client.read(url, `bytes=${first}-${last}`);
    const isRight = status !== 206 || content.equals(stored.subarray(first, last + 1));
    if (!isRight) faults.push(`${url} was read with other bytes ${first}-${last}`);
    return;
  }
  const [path, expected] = small && Math.random() < 0.5 ? [smallUrl(url), small] : [url, stored];
  const { status, content } = await client.read(path);
  if (status === 200 && !content.equals(expected)) faults.push(`${path} was read with other bytes`);
}

/** @returns what is wrong with acknowledged files once nothing fails any more */
export async function compareAll(
  client: PortalClient,
  acknowledged: Acknowledged[],
  samples: Sample[],
): Promise<string[]> {
  const faults: string[] = [];
  for (const { url, sample } of acknowledged) {
    const { stored, small } = samples[sample] as Sample;
    for (const [path, expected] of [[url, stored], ...(small ? [[smallUrl(url), small]] : [])] as [
      string,
      Buffer,
    ][]) {
      const { status, content } = await client.read(path);
      if (status !== 200) faults.push(`${path} is answered ${status}`);
      else if (!content.equals(expected)) faults.push(`${path} has other bytes`);
    }
  }
  return faults;
}
