/** The types of pictures that phones and messengers produce. */
export type PictureType = StoredPictureType | 'image/webp' | 'image/gif' | 'image/heic';

/** The types that the server takes (spec point 5). */
export type StoredPictureType = 'image/jpeg' | 'image/png';

export const isStoredPictureType = (type: PictureType): type is StoredPictureType =>
  type === 'image/jpeg' || type === 'image/png';

/** HEIC and AVIF share a container; their brands differ (ISO/IEC 23008-12, annex B). */
const signatures: readonly (readonly [PictureType, RegExp])[] = [
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^\x89PNG\r\n/],
  ['image/gif', /^GIF8[79]a/],
  ['image/webp', /^RIFF.{4}WEBP/s],
  ['image/heic', /^.{4}ftyp.*(avi[fs]|he[iv][cmsx]|mif1|msf1)/s],
];

/** The type of a picture by its first bytes. Its name and declared type are not reliable. */
export async function pictureType(file: Blob): Promise<PictureType | null> {
  const start = latin1(new Uint8Array(await file.slice(0, 48).arrayBuffer()));
  return signatures.find(([, signature]) => signature.test(start))?.[0] ?? null;
}

/** The bytes as the characters of the same numbers. */
export const latin1 = (bytes: Uint8Array) => String.fromCharCode(...bytes);
