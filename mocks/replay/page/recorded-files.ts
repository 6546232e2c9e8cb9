const maxBytes = 8_000_000;
/** No picture is smaller: that file could not be decoded. */
const smallestPicture = 100;

let film = new Uint8Array();

/** Takes a film of the mock's as the content of recorded videos. */
export async function loadFilm(): Promise<void> {
  const answer = await fetch('/videos/recorded');
  film = new Uint8Array(await answer.arrayBuffer());
}

/** Recorded data with a file of the same type and size wherever one was. */
export function fileLike(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fileLike);
  if (typeof value !== 'object' || value === null) return value;
  const { file } = value as { file?: { type?: unknown; size?: unknown } };
  if (Object.keys(value).length === 1 && typeof file?.size === 'number')
    return createFile(String(file.type), Math.min(file.size, maxBytes));
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, fileLike(part)]));
}

/** A picture or a film is one that can be decoded; other files hold zeros. */
function createFile(type: string, size: number): File {
  const isPicture = type.startsWith('image/') && size >= smallestPicture;
  const isFilm = type.startsWith('video/') && size >= smallestPicture;
  const bytes = isPicture ? drawPicture(type) : isFilm ? filmOf(size) : new Uint8Array(size);
  return new File([bytes], 'recorded-file', { type });
}

/** A film of a size, if it is longer than the one of the mock, with free space at its end. */
function filmOf(size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.max(size, film.length));
  bytes.set(film);
  const free = bytes.length - film.length;
  if (free < 8) return film;
  new DataView(bytes.buffer).setUint32(film.length, free);
  bytes.set(new TextEncoder().encode('free'), film.length + 4);
  return bytes;
}

/** Without waiting: a transaction of the device's database would end meanwhile. */
function drawPicture(type: string): Uint8Array<ArrayBuffer> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1280, height: 960 });
  const context = canvas.getContext('2d');
  // So much detail that the portal does not take it for an empty picture.
  for (let tile = 0; tile < 48 * 36 && context; tile += 1) {
    context.fillStyle = `hsl(${(tile * 47) % 360} 60% ${20 + ((tile * 29) % 60)}%)`;
    context.fillRect((tile % 48) * 27, Math.floor(tile / 48) * 27, 27, 27);
  }
  const [, data = ''] = canvas.toDataURL(type).split(',');
  return Uint8Array.from(atob(data), (char) => char.charCodeAt(0));
}
