import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createVideoCleaner } from '#server/platform/videos/cleaning/video-cleaner.ts';
import { mp4 } from '../fixtures/mp4-builder.ts';

const program = fileURLToPath(
  new URL('../../../support/process/faulty-video-worker.ts', import.meta.url),
);
const never = () => 2 ** 31 - 1;
const meera = { person: 'meera', bytes: 1000 };
const asif = { person: 'asif', bytes: 1000 };

describe('the processes that clean videos', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cleaner-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('describe a video, and report why a file is not one', async () => {
    const cleaner = createVideoCleaner();
    const [film, page] = [join(folder, 'film'), join(folder, 'page')];
    await writeFile(film, mp4());
    await writeFile(page, '<!doctype html>');
    expect(await cleaner.clean(film, meera)).toMatchObject({ width: 640, durationMs: 2500 });
    await expect(cleaner.clean(page, meera)).rejects.toMatchObject({
      code: 'video-type-not-allowed',
    });
    await expect(cleaner.clean(join(folder, 'gone'), meera)).rejects.toThrow('ENOENT');
  });

  it('are ended after the deadline, and the next file has a new one', async () => {
    const cleaner = createVideoCleaner({
      program,
      running: 1,
      deadline: (bytes) => (bytes === 0 ? 0 : never()),
    });
    await expect(cleaner.clean('hangs', { person: 'meera', bytes: 0 })).rejects.toMatchObject({
      code: 'server-busy',
    });
    expect(await cleaner.clean('a', asif)).toMatchObject({ width: 640 });
  });

  it('take only so much memory: a file that needs more is refused', async () => {
    const cleaner = createVideoCleaner({ program, running: 1, deadline: never });
    await expect(cleaner.clean('takes all memory', meera)).rejects.toMatchObject({
      code: 'video-unreadable',
    });
    expect(await cleaner.clean('a', asif)).toMatchObject({ width: 640 });
  }, 60_000);

  it('report busy when one is killed, and a full disk as such', async () => {
    const cleaner = createVideoCleaner({ program, running: 1, deadline: never });
    await expect(cleaner.clean('crashes', meera)).rejects.toMatchObject({ code: 'server-busy' });
    await expect(cleaner.clean('breaks', meera)).rejects.toThrow('EIO');
  });

  it('refuse more than may wait, and serve people in turns', async () => {
    const cleaner = createVideoCleaner({
      program,
      running: 1,
      waiting: 4,
      waitingPerPerson: 3,
      deadline: never,
    });
    const served: string[] = [];
    const clean = (who: typeof meera) =>
      cleaner.clean('a', who).then(
        () => served.push(who.person),
        (error) => error.code,
      );
    const all = [clean(meera), clean(meera), clean(meera), clean(meera), clean(meera), clean(asif)];
    expect(await all[4]).toBe('server-busy');
    await Promise.all(all);
    expect(served.indexOf('asif')).toBeLessThanOrEqual(2);
    expect(served).toHaveLength(5);
  });
});
