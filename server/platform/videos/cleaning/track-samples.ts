import { type Box, type BoxReader, Mp4Error } from '#domain/media/mp4-boxes.ts';
import type { Track } from '#domain/media/mp4-tracks.ts';
import { type BoxTable, createBoxTable } from './box-table.ts';
import type { ByteRanges } from './byte-ranges.ts';

/** At 60 frames in a second, a day. */
const maxSamples = 5_000_000;

/**
 * Adds the positions of the samples of a track (8.6.1, 8.7.3 to 8.7.5).
 * @throws {Mp4Error} when its tables are broken or longer than those of a video
 */
export async function addTrackSamples(
  reader: BoxReader,
  { tables }: Track,
  ranges: ByteRanges,
): Promise<void> {
  const offsets = await chunkOffsets(reader, tables);
  const runs = await readEntryTable(reader, tables.get('stsc'), 4, 12, 4);
  const sizes = await sampleSizes(reader, tables);
  if (!offsets || !runs || !sizes || offsets.count === 0) return;
  let run = 0;
  let nextRunAt = runs.count > 1 ? await runs.at(1) : Number.POSITIVE_INFINITY;
  let perChunk = runs.count > 0 ? await runs.at(0, 1) : 0;
  let sample = 0;
  for (let chunk = 1; chunk <= offsets.count && sample < sizes.count; chunk += 1) {
    if (chunk >= nextRunAt) {
      run += 1;
      perChunk = await runs.at(run, 1);
      nextRunAt = run + 1 < runs.count ? await runs.at(run + 1) : Number.POSITIVE_INFINITY;
    }
    const samples = Math.min(perChunk, sizes.count - sample);
    const offset = await offsets.at(chunk - 1);
    ranges.add(offset, offset + (await sizes.sum(sample, samples)));
    sample += samples;
  }
}

async function chunkOffsets(
  reader: BoxReader,
  tables: Track['tables'],
): Promise<BoxTable | undefined> {
  return (
    (await readEntryTable(reader, tables.get('stco'), 4, 4, 4)) ??
    (await readEntryTable(reader, tables.get('co64'), 4, 8, 8))
  );
}

/** A table preceded by the number of its entries. */
async function readEntryTable(
  reader: BoxReader,
  box: Box | undefined,
  countAt: number,
  width: number,
  fieldWidth: number,
): Promise<BoxTable | undefined> {
  if (!box) return undefined;
  const count = await numberAt(reader, box, countAt);
  return createBoxTable(reader, box, { count, from: countAt + 4, width, fieldWidth });
}

type SampleSizes = { count: number; sum(first: number, samples: number): Promise<number> };

async function sampleSizes(
  reader: BoxReader,
  tables: Track['tables'],
): Promise<SampleSizes | undefined> {
  const plain = tables.get('stsz');
  const compact = tables.get('stz2');
  const box = plain ?? compact;
  if (!box) return undefined;
  const count = await numberAt(reader, box, 8);
  const common = await numberAt(reader, box, 4);
  if (plain && common > 0) return { count, sum: async (_, samples) => samples * common };
  if (count > maxSamples) throw new Mp4Error('video-unreadable');
  const bits = plain ? 32 : common & 0xff;
  if (![4, 8, 16, 32].includes(bits)) throw new Mp4Error('video-unreadable');
  const width = Math.max(1, bits / 8);
  const stored = bits === 4 ? Math.ceil(count / 2) : count;
  const sizes = createBoxTable(reader, box, { count: stored, from: 12, width, fieldWidth: width });
  const sampleSize = async (at: number) =>
    bits === 4 ? ((await sizes.at(at >> 1)) >> (at % 2 === 0 ? 4 : 0)) & 0xf : sizes.at(at);
  return {
    count,
    async sum(first, samples) {
      let total = 0;
      for (let at = first; at < first + samples; at += 1) total += await sampleSize(at);
      return total;
    },
  };
}

async function numberAt(reader: BoxReader, box: Box, at: number): Promise<number> {
  if (box.start + at + 4 > box.end) throw new Mp4Error('video-unreadable');
  return (await reader.view(box.start + at, 4)).getUint32(0);
}
