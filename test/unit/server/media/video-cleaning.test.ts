import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cleanVideo } from '#server/platform/videos/cleaning/clean-video.ts';
import { createCleaningPlan } from '#server/platform/videos/cleaning/cleaning-plan.ts';
import { countedSource } from '../fixtures/counting-byte-source.ts';
import { box, mp4, numbers, track } from '../fixtures/mp4-builder.ts';

/** What must not be found in a cleaned file. */
const traces = ['+20.9320+077.7523', 'Xiaomi', '2201117TI', '2026-11-20', 'Meera'];
const position = Buffer.from('+20.9320+077.7523/');
const words = (...texts: string[]) => Buffer.from(texts.join('\0'));
const allTraces = words(...traces);

/** `meta` of Apple's keys: their names, and their values by number. */
const appleKeys = (...parts: Buffer[]) =>
  box(
    'meta',
    box('hdlr', Buffer.alloc(8), words('mdta'), Buffer.alloc(13)),
    box('keys', numbers(0, 1), box('mdta', words('com.apple.quicktime.location.ISO6709'))),
    box('ilst', box('\0\0\0\x01', box('data', numbers(1, 0), position)), ...parts),
  );

const places: [string, Parameters<typeof mp4>[0]][] = [
  [
    'a position of Android in the user data',
    { more: { index: [box('udta', box('\xa9xyz', position))] } },
  ],
  ['a position of 3GPP', { more: { index: [box('udta', box('loci', numbers(0), position))] } }],
  [
    'user data of cameras',
    {
      more: {
        index: [
          box(
            'udta',
            ...[
              '\xa9mak',
              '\xa9mod',
              '\xa9swr',
              '\xa9day',
              '\xa9too',
              'auth',
              'titl',
              'gps0',
              'CAME',
              'smta',
            ].map((type) => box(type, allTraces)),
            // QuickTime ends a list with four zeros.
            Buffer.alloc(4),
          ),
        ],
      },
    },
  ],
  ["Apple's keys", { more: { index: [appleKeys()] } }],
  ["iTunes' list with XMP", { more: { index: [box('udta', appleKeys(box('XMP_', allTraces)))] } }],
  [
    'metadata of a track',
    { more: { track: [box('udta', box('\xa9xyz', position)), appleKeys()] } },
  ],
  ['metadata of its media', { more: { media: [box('udta', allTraces), box('meta', allTraces)] } }],
  [
    'metadata in a sample description',
    { more: { entry: [box('avcC', Buffer.alloc(7)), box('udta', allTraces)] } },
  ],
  ['XMP beside the data', { more: { top: [box('uuid', Buffer.alloc(16), allTraces)] } }],
  ['metadata beside the data', { more: { top: [box('meta', allTraces), box('sefd', allTraces)] } }],
  ['free space', { more: { top: [box('free', allTraces), box('skip', allTraces)] } }],
  [
    'the wall clock of a stream',
    { more: { top: [box('prft', allTraces), box('emsg', allTraces)] } },
  ],
];

describe('a cleaned video', () => {
  let folder: string;
  let path: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cleaning-'));
    path = join(folder, 'film.mp4');
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  async function cleaned(bytes: Buffer): Promise<Buffer> {
    await writeFile(path, bytes);
    await cleanVideo(path);
    return readFile(path);
  }

  function expectNoTraces(bytes: Buffer): void {
    for (const trace of traces) expect(bytes.includes(trace), trace).toBe(false);
  }

  it.each(places)('keeps nothing of %s, but its length and media data', async (_, options) => {
    const bytes = mp4(options);
    const after = await cleaned(bytes);
    expect(traces.some((trace) => bytes.includes(trace))).toBe(true);
    expectNoTraces(after);
    expect(after.length).toBe(bytes.length);
    expect(after.subarray(0, 100_028).equals(bytes.subarray(0, 100_028))).toBe(true);
    expect(await cleanVideo(path)).toMatchObject({ width: 640, height: 360, hasSound: true });
  });

  it('is the same file where nothing has to go', async () => {
    expect((await cleaned(mp4())).equals(mp4())).toBe(true);
    for (const name of ['river', 'field']) {
      const bytes = await readFile(
        new URL(`../../../../server/seed/media/videos/${name}.mp4`, import.meta.url),
      );
      expect((await cleaned(bytes)).equals(bytes), name).toBe(true);
    }
  });

  it('has no times, no names of handlers and encoders, and no paths of a computer', async () => {
    const dated = box('mvhd', numbers(0, 0xe4f0_0001, 0xe4f0_0002, 1000, 2500), Buffer.alloc(80));
    const longDated = box(
      'mdhd',
      numbers(0x0100_0000, 1, 0xe4f0_0003, 1, 0xe4f0_0004, 1000, 0, 2500, 0),
    );
    const named = box('hdlr', numbers(0, 0), words('vide'), Buffer.alloc(12), words('Xiaomi', ''));
    const encoder = Buffer.alloc(78);
    encoder.write('Meera', 43);
    const alias = box(
      'dinf',
      box('dref', numbers(0, 1), box('alis', numbers(1), words('/Users/Meera'))),
    );
    const shape = Buffer.alloc(84);
    shape.writeUInt32BE(1, 12);
    shape.writeInt32BE(0x10000, 40);
    shape.writeUInt16BE(640, 76);
    shape.writeUInt16BE(360, 80);
    const samples = box(
      'stbl',
      box('stsd', numbers(0, 1), box('avc1', encoder)),
      ...[
        box('stsc', numbers(0, 1, 1, 1, 1)),
        box('stsz', numbers(0, 8, 1)),
        box('stco', numbers(0, 1, 28)),
      ],
    );
    const media = box('mdia', longDated, named, box('minf', alias, samples));
    const index = box('moov', dated, box('trak', box('tkhd', shape), media));
    const after = await cleaned(
      Buffer.concat([
        box('ftyp', words('isom', '', '', 'isom')),
        box('mdat', Buffer.alloc(8, 7)),
        index,
      ]),
    );
    expectNoTraces(after);
    for (const time of [0xe4f0_0001, 0xe4f0_0002, 0xe4f0_0003, 0xe4f0_0004])
      expect(after.includes(numbers(time))).toBe(false);
    expect(await cleanVideo(path)).toEqual({
      width: 640,
      height: 360,
      durationMs: 2500,
      hasSound: false,
    });
  });

  it.each([
    ['telemetry of a GoPro', 'meta', 'gpmd'],
    ['motion of the camera', 'camm', 'camm'],
    ['timed metadata', 'meta', 'mett'],
    ['subtitles, in which a drone writes where it is', 'sbtl', 'tx3g'],
    ['still pictures, which have Exif data of their own', 'vide', 'jpeg'],
    ['something unknown', 'xxxx', 'xxxx'],
  ])('keeps no track of %s, and none of its samples', async (_, handler, format) => {
    const film = Buffer.concat([Buffer.alloc(4000, 1), allTraces, Buffer.alloc(4000, 2)]);
    const bytes = withTrack(film, (start) => [
      track('vide', 1, [start, 4000]),
      track(handler, 2, [start + 4000, allTraces.length], { format }),
      track('soun', 3, [start + 4000 + allTraces.length, 4000]),
    ]);
    const after = await cleaned(bytes);
    expectNoTraces(after);
    const start = bytes.indexOf('mdat') + 4;
    const kept = Buffer.concat([
      film.subarray(0, 4000),
      Buffer.alloc(allTraces.length),
      film.subarray(-4000),
    ]);
    expect(after.subarray(start, start + film.length).equals(kept)).toBe(true);
    expect(after.toString('latin1').split('trak')).toHaveLength(3);
    expect(await cleanVideo(path)).toMatchObject({ hasSound: true });
  });

  it('keeps no bytes of the media data that no track names', async () => {
    const film = Buffer.concat([Buffer.alloc(100, 1), allTraces]);
    const after = await cleaned(withTrack(film, (start) => [track('vide', 1, [start, 100])]));
    expectNoTraces(after);
    expect(after.includes(Buffer.alloc(100, 1))).toBe(true);
  });

  it('keeps the samples of fragments, and not those of other tracks in them', async () => {
    const index = withTrack(Buffer.alloc(8, 3), (start) => [
      track('vide', 1, [start, 8]),
      track('meta', 2, [start, 0], { format: 'mett' }),
    ]);
    const fragment = (picture: number, other: number) =>
      box(
        'moof',
        box('mfhd', numbers(0, 1)),
        box('traf', box('tfhd', numbers(0x020000, 1)), box('trun', numbers(0x201, 1, picture, 50))),
        box(
          'traf',
          box('tfhd', numbers(0x020010, 2, allTraces.length)),
          box('trun', numbers(1, 1, other)),
        ),
        box('uuid', allTraces),
      );
    const length = fragment(0, 0).length + 8;
    const samples = Buffer.concat([Buffer.alloc(50, 9), allTraces]);
    const bytes = Buffer.concat([index, fragment(length, length + 50), box('mdat', samples)]);
    const after = await cleaned(bytes);
    expectNoTraces(after);
    expect(
      after
        .subarray(-samples.length)
        .equals(Buffer.concat([Buffer.alloc(50, 9), Buffer.alloc(allTraces.length)])),
    ).toBe(true);
    expect(after.toString('latin1').split('traf')).toHaveLength(2);
  });

  it('is refused where its picture track has no samples in the media data', async () => {
    const bytes = withTrack(Buffer.alloc(100, 1), () => [track('vide', 1, [9_000_000, 100])]);
    await expect(cleaned(bytes)).rejects.toMatchObject({ code: 'video-unreadable' });
  });

  it('is cleaned to its end by the next try, wherever the first one was cut off', async () => {
    const film = Buffer.concat([Buffer.alloc(500, 1), allTraces]);
    const bytes = withTrack(film, (start) => [
      track('vide', 1, [start, 500]),
      track('meta', 2, [start + 500, allTraces.length], { format: 'mett' }),
      box('udta', box('\xa9xyz', position), appleKeys()),
    ]);
    const whole = await cleaned(bytes);
    const { changes, unplayed } = await createCleaningPlan(countedSource(bytes));
    const writes = [...[...unplayed()].map((erase) => ({ erase })), ...changes];
    expect(writes.length).toBeGreaterThan(6);
    for (let done = 0; done <= writes.length; done += 1) {
      const cut = Buffer.from(bytes);
      for (const write of writes.slice(0, done)) {
        if ('freeAt' in write) cut.write('free', write.freeAt, 'latin1');
        else cut.fill(0, ...write.erase);
      }
      expect((await cleaned(cut)).equals(whole), `after ${done} writes`).toBe(true);
    }
  });

  it('is read with few reads, however long the video is', async () => {
    const source = countedSource(
      mp4({ film: 20_000_000, more: { index: [box('udta', allTraces)] } }),
    );
    await createCleaningPlan(source);
    expect(source.bytesRead).toBeLessThan(200_000);
  });
});

/** An MP4 with this media data, and tracks made for its offset. */
function withTrack(film: Buffer, tracks: (start: number) => Buffer[]): Buffer {
  const kind = box('ftyp', Buffer.from('isom\0\0\0\0isom', 'latin1'));
  const header = box('mvhd', numbers(0, 0, 0, 1000, 2500), Buffer.alloc(80));
  return Buffer.concat([kind, box('mdat', film), box('moov', header, ...tracks(kind.length + 8))]);
}
