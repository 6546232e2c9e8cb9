/** A file that is read in parts, each into its own bytes; fewer than `length` at its end. */
export type ByteSource = {
  size: number;
  read(position: number, length: number): Promise<Uint8Array>;
};

/** Why a file is no video that can be used; the codes are those of the contract. */
export class Mp4Error extends Error {
  readonly code: 'video-type-not-allowed' | 'video-unreadable';

  constructor(code: Mp4Error['code'], cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}

/**
 * A box of the container (ISO/IEC 14496-12, 4.2): where it begins, and where its content begins and
 * ends.
 */
export type Box = { type: string; at: number; start: number; end: number };

/** The limits of one pass over a file, whatever its contents. */
export type ReadLimits = { boxes: number; bytes: number };

/** The bytes of one read: few when the next box is far away, more when boxes are close together. */
const firstBatch = 1024;
const largestBatch = 64 * 1024;

export type BoxReader = ReturnType<typeof createBoxReader>;

/**
 * Reads boxes of a file in batches. All its methods throw `Mp4Problem` (`video-unreadable`) once
 * `bounds` are used up, and where the file ends before it should.
 */
export function createBoxReader(file: ByteSource, bounds: ReadLimits) {
  let { boxes, bytes } = bounds;
  let batch = { at: 0, view: toDataView(new Uint8Array()) };
  let ahead = firstBatch;

  async function fill(at: number, length: number): Promise<void> {
    const batchEnd = batch.at + batch.view.byteLength;
    const isNear = at >= batch.at && at <= batchEnd;
    ahead = isNear ? Math.min(ahead * 2, largestBatch) : firstBatch;
    const wanted = Math.min(Math.max(length, ahead), file.size - at);
    bytes -= wanted;
    if (wanted < length || length > largestBatch || bytes < 0)
      throw new Mp4Error('video-unreadable');
    batch = { at, view: toDataView(await file.read(at, wanted)) };
    if (batch.view.byteLength < length) throw new Mp4Error('video-unreadable');
  }

  async function view(at: number, length: number): Promise<DataView> {
    const isInside = at >= batch.at && at + length <= batch.at + batch.view.byteLength;
    if (!isInside) await fill(at, length);
    return new DataView(batch.view.buffer, batch.view.byteOffset + at - batch.at, length);
  }

  /** The box at `at`; null when it does not end by `limit`. */
  async function boxAt(at: number, limit: number): Promise<Box | null> {
    boxes -= 1;
    if (boxes < 0) throw new Mp4Error('video-unreadable');
    if (limit - at < 8) return null;
    const head = await view(at, Math.min(16, limit - at));
    const short = head.getUint32(0);
    const isLong = short === 1 && head.byteLength === 16;
    const length = isLong ? Number(head.getBigUint64(8)) : short || limit - at;
    const headLength = isLong ? 16 : 8;
    if (length < headLength || at + length > limit) return null;
    return { type: readAscii(head, 4, 8), at, start: at + headLength, end: at + length };
  }

  return {
    size: file.size,
    /** The `length` bytes from `at` on, 64 KB at most. */
    view,
    /**
     * The boxes from `from` to `to`, in order. Fewer than eight bytes behind the last one
     * are passed over, as QuickTime writes them.
     */
    async *boxes(from: number, to: number): AsyncGenerator<Box> {
      for (let at = from; to - at >= 8; ) {
        const box = await boxAt(at, to);
        if (!box) throw new Mp4Error('video-unreadable');
        yield box;
        at = box.end;
      }
    },
  };
}

export const toDataView = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

export const readAscii = (view: DataView, from: number, to: number) =>
  String.fromCharCode(...Array.from({ length: to - from }, (_, at) => view.getUint8(from + at)));
