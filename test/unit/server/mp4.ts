type Track = 'vide' | 'soun';
type Mp4Options = { tracks?: Track[]; film?: number; brand?: string; isOnItsSide?: boolean };

const box = (type: string, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
};

/** An MP4 in its outer form: brand, a film of so many bytes, and an index of 2.5 seconds at 640 × 360. */
export function mp4({
  tracks = ['vide', 'soun'],
  film = 100_000,
  brand = 'isom',
  isOnItsSide = false,
}: Mp4Options = {}): Buffer {
  const header = Buffer.alloc(100);
  header.writeUInt32BE(1000, 12);
  header.writeUInt32BE(2500, 16);
  const trackBoxes = tracks.map((kind) => {
    const shape = Buffer.alloc(84);
    shape.writeInt32BE(isOnItsSide ? 0 : 0x10000, 40);
    shape.writeInt32BE(isOnItsSide ? 0 : 0x10000, 56);
    if (kind === 'vide') {
      shape.writeUInt16BE(640, 76);
      shape.writeUInt16BE(360, 80);
    }
    const handler = Buffer.alloc(24);
    handler.write(kind, 8, 'latin1');
    return box('trak', box('tkhd', shape), box('mdia', box('hdlr', handler)));
  });
  const bytes = Buffer.alloc(film, Buffer.from(Array.from({ length: 251 }, (_, at) => at)));
  return Buffer.concat([
    box('ftyp', Buffer.from(`${brand}\0\0\0\0${brand}`, 'latin1')),
    box('mdat', bytes),
    box('moov', box('mvhd', header), ...trackBoxes),
  ]);
}
