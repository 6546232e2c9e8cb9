const maxBytes = 8_000_000;

/** Recorded data with a file of the same type and size wherever one was. */
export async function fileLike(value: unknown): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map(fileLike));
  if (typeof value !== 'object' || value === null) return value;
  const { file } = value as { file?: { type?: unknown; size?: unknown } };
  if (Object.keys(value).length === 1 && typeof file?.size === 'number')
    return createFile(String(file.type), Math.min(file.size, maxBytes));
  const parts = await Promise.all(
    Object.entries(value).map(async ([key, part]) => [key, await fileLike(part)]),
  );
  return Object.fromEntries(parts);
}

/** A picture is one that can be decoded; other files hold zeros. */
async function createFile(type: string, size: number): Promise<File> {
  const picture = type.startsWith('image/') ? await drawPicture(type) : undefined;
  return new File([picture ?? new Uint8Array(size)], 'recorded-file', { type });
}

function drawPicture(type: string): Promise<Blob | undefined> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1280, height: 960 });
  canvas.getContext('2d')?.fillRect(0, 0, 640, 960);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), type));
}
