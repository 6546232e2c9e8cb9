type Track = 'vide' | 'soun';
type Mp4Options = {
  tracks?: Track[];
  film?: number;
  brand?: string;
  isOnItsSide?: boolean;
  /** Whole boxes that stand in the places that they name. */
  more?: Partial<Record<'top' | 'index' | 'track' | 'media' | 'entry', Buffer[]>>;
};

export const box = (type: string, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
};

export const numbers = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [at, value] of values.entries()) bytes.writeUInt32BE(value, at * 4);
  return bytes;
};

/** A track whose samples are one chunk at `offset`. */
export function track(
  kind: string,
  id: number,
  [offset, bytes]: readonly [offset: number, bytes: number],
  { isOnItsSide = false, more = {}, format }: Mp4Options & { format?: string } = {},
): Buffer {
  const shape = Buffer.alloc(84);
  shape.writeUInt32BE(id, 12);
  shape.writeInt32BE(isOnItsSide ? 0 : 0x10000, 40);
  shape.writeInt32BE(isOnItsSide ? 0 : 0x10000, 56);
  if (kind === 'vide') {
    shape.writeUInt16BE(640, 76);
    shape.writeUInt16BE(360, 80);
  }
  const handler = Buffer.alloc(24);
  handler.write(kind, 8, 'latin1');
  const entry = box(
    format ?? (kind === 'vide' ? 'avc1' : 'mp4a'),
    Buffer.alloc(kind === 'vide' ? 78 : 28),
    ...(more.entry ?? []),
  );
  const samples = box(
    'stbl',
    box('stsd', numbers(0, 1), entry),
    box('stsc', numbers(0, 1, 1, 1, 1)),
    box('stsz', numbers(0, 0, 1, bytes)),
    box('stco', numbers(0, 1, offset)),
  );
  const media = [box('hdlr', handler), box('minf', samples), ...(more.media ?? [])];
  return box('trak', box('tkhd', shape), box('mdia', ...media), ...(more.track ?? []));
}

/**
 * An MP4 in its outer form: brand, a film of so many bytes, half of them sound, and an index of 2.5 seconds at 640 × 360.
 * Nothing is in it that cleaning takes away.
 */
export function mp4({
  tracks = ['vide', 'soun'],
  film = 100_000,
  brand = 'isom',
  ...options
}: Mp4Options = {}): Buffer {
  const header = Buffer.alloc(100);
  header.writeUInt32BE(1000, 12);
  header.writeUInt32BE(2500, 16);
  const kind = box('ftyp', Buffer.from(`${brand}\0\0\0\0${brand}`, 'latin1'));
  const start = kind.length + 8;
  const part = Math.floor(film / tracks.length);
  const trackBoxes = tracks.map((name, at) => {
    const isLast = at === tracks.length - 1;
    const range = [start + at * part, isLast ? film - at * part : part] as const;
    return track(name, at + 1, range, options);
  });
  const bytes = Buffer.alloc(film, Buffer.from(Array.from({ length: 251 }, (_, at) => at)));
  return Buffer.concat([
    kind,
    box('mdat', bytes),
    box('moov', box('mvhd', header), ...trackBoxes, ...(options.more?.index ?? [])),
    ...(options.more?.top ?? []),
  ]);
}
