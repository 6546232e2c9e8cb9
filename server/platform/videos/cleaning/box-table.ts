import { type Box, type BoxReader, Mp4Error } from '#domain/media/mp4-boxes.ts';

const blockBytes = 48 * 1024;

export type BoxTable = { count: number; at(entry: number, field?: number): Promise<number> };

/**
 * The numbers of a table in a box, read a block at a time.
 * @param from where the first entry begins in the content
 * @param width bytes of an entry
 * @param fieldWidth bytes of a number in it: 1, 2, 4 or 8
 * @throws {Mp4Error} when the box is shorter than its entries
 */
export function createBoxTable(
  reader: BoxReader,
  box: Box,
  {
    count,
    from,
    width,
    fieldWidth,
  }: { count: number; from: number; width: number; fieldWidth: number },
): BoxTable {
  if (box.start + from + count * width > box.end) throw new Mp4Error('video-unreadable');
  const perBlock = Math.floor(blockBytes / width);
  let first = 0;
  let block: DataView | undefined;
  return {
    count,
    async at(entry, field = 0) {
      if (!block || entry < first || entry >= first + perBlock) {
        first = entry - (entry % perBlock);
        const length = Math.min(perBlock, count - first) * width;
        block = await reader.view(box.start + from + first * width, length);
      }
      return numberAt(block, (entry - first) * width + field * fieldWidth, fieldWidth);
    },
  };
}

function numberAt(view: DataView, at: number, width: number): number {
  if (width === 8) return Number(view.getBigUint64(at));
  if (width === 4) return view.getUint32(at);
  return width === 2 ? view.getUint16(at) : view.getUint8(at);
}
