import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { probeLimits, probeMp4 } from '#domain/media/mp4.ts';
import { type ByteSource, Mp4Error } from '#domain/media/mp4-boxes.ts';
import {
  cleaningBounds,
  createCleaningPlan,
} from '#server/platform/videos/cleaning/cleaning-plan.ts';
import { countedSource } from '../fixtures/counting-byte-source.ts';
import { box, mp4, numbers } from '../fixtures/mp4-builder.ts';

const kind = box('ftyp', Buffer.from('isom\0\0\0\0isom', 'latin1'));
const film = box('mdat', Buffer.alloc(8));
const emptyBoxes = (count: number) => Buffer.alloc(count * 8, box('free'));

/** Boxes in boxes, each the only one in the one around it. */
function nested(depth: number): Buffer {
  const type = ['moov', 'trak', 'mdia', 'minf', 'stbl', 'stsd'];
  const bytes = Buffer.alloc(depth * 8);
  for (let at = 0; at < depth; at += 1) {
    bytes.writeUInt32BE((depth - at) * 8, at * 8);
    bytes.write(type[at] ?? 'meta', at * 8 + 4, 'latin1');
  }
  return bytes;
}

const crafted: [string, () => Buffer][] = [
  [
    '66 MB of empty boxes in the index',
    () => Buffer.concat([kind, film, box('moov', emptyBoxes(8_300_000))]),
  ],
  ['99,990 empty boxes in a row', () => Buffer.concat([kind, emptyBoxes(99_990)])],
  [
    '99,990 boxes that are far apart',
    () => Buffer.concat([kind, ...Array(99_990).fill(box('free', Buffer.alloc(700)))]),
  ],
  ['a million boxes in one another', () => Buffer.concat([kind, film, nested(1_000_000)])],
  [
    '50,000 tracks',
    () => Buffer.concat([kind, film, box('moov', ...Array(50_000).fill(box('trak')))]),
  ],
  [
    'a box of four gigabytes',
    () => Buffer.concat([kind, film, numbers(0xffff_fff0), Buffer.from('moov')]),
  ],
];

describe('a crafted MP4', () => {
  it.each(crafted)('of %s costs a bounded number of reads and bytes', async (_, make) => {
    const source = countedSource(make());
    await expect(probeMp4(source)).rejects.toBeInstanceOf(Mp4Error);
    expect(source.reads).toBeLessThanOrEqual(probeLimits.boxes + 2);
    expect(source.bytesRead).toBeLessThanOrEqual(probeLimits.bytes);
  });

  it('is read in batches: ten thousand boxes take ten reads', async () => {
    const source = countedSource(Buffer.concat([mp4(), emptyBoxes(9_900)]));
    await probeMp4(source);
    expect(source.reads).toBeLessThan(15);
  });

  it.each([
    ['sizes of four billion samples', 'stsz', numbers(0, 0, 0xffff_ffff, 1)],
    ['four billion chunks', 'stco', numbers(0, 0xffff_ffff, 28)],
    ['four billion runs of chunks', 'stsc', numbers(0, 0xffff_ffff, 1, 1, 1)],
  ])('that announces %s is refused and not read to their end', async (_, type, content) => {
    const bytes = mp4();
    const source = countedSource(
      Buffer.concat([bytes.subarray(0, bytes.indexOf('moov') - 4), index(type, content)]),
    );
    await expect(createCleaningPlan(source)).rejects.toBeInstanceOf(Mp4Error);
    expect(source.bytesRead).toBeLessThan(100_000);
  });

  it('breaks nothing however its bytes are changed: it is read or refused', async () => {
    const bytes = mp4({
      film: 2000,
      more: { index: [box('udta', box('\xa9xyz', Buffer.alloc(20)))] },
    });
    const change = fc.record({
      at: fc.nat(bytes.length - 1),
      bytes: fc.oneof(
        fc.uint8Array({ minLength: 1, maxLength: 8 }),
        fc.constantFrom(
          numbers(0),
          numbers(1),
          numbers(8),
          numbers(0xffff_ffff),
          Buffer.from('trakmoof'),
        ),
      ),
    });
    const changes = fc.array(change, { minLength: 1, maxLength: 6 });
    const cut = fc.option(fc.nat(bytes.length));
    await fc.assert(
      fc.asyncProperty(changes, cut, async (list, end) => {
        const crafted = Buffer.from(bytes);
        for (const { at, bytes: part } of list) crafted.set(part.slice(0, crafted.length - at), at);
        const source = countedSource(crafted.subarray(0, end ?? crafted.length));
        await resultOf(probeMp4, source);
        const plan = await resultOf(createCleaningPlan, source);
        expect(source.reads).toBeLessThanOrEqual(probeLimits.boxes + cleaningBounds.boxes);
        if (!plan) return;
        const places = plan.changes.flatMap((one) =>
          'freeAt' in one ? [one.freeAt, one.freeAt + 4] : one.erase,
        );
        for (const place of [...places, ...[...plan.unplayed()].flat()])
          expect(place >= 0 && place <= source.size).toBe(true);
      }),
      { numRuns: 1500 },
    );
  });
});

/** The index of a video with one table of samples replaced. */
function index(type: string, content: Buffer): Buffer {
  const whole = mp4();
  const start = whole.indexOf('moov') - 4;
  const at = whole.indexOf(type, start) - 4;
  const length = whole.readUInt32BE(at);
  const changed = Buffer.alloc(length - 8);
  content.copy(changed, 0, 0, changed.length);
  return Buffer.concat([whole.subarray(start, at + 8), changed, whole.subarray(at + length)]);
}

/** What comes of it; undefined where it is refused. Anything else that is thrown fails the test. */
async function resultOf<Result>(
  read: (source: ByteSource) => Promise<Result>,
  source: ByteSource,
): Promise<Result | undefined> {
  try {
    return await read(source);
  } catch (error) {
    if (error instanceof Mp4Error) return undefined;
    throw error;
  }
}
