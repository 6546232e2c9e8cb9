import { open } from 'node:fs/promises';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { limits } from '#domain/limits.ts';
import { type ImageSizeName, imageSizes } from '#domain/media/image-sizes.ts';
import { Problem } from '../errors/problem.ts';

// Decoded pictures are large and never wanted twice.
sharp.cache(false);

export type StoredFormat = 'jpeg' | 'png';
export type StoredPicture = {
  content: Buffer;
  format: StoredFormat;
  width: number;
  height: number;
};

const uploadFieldError = (code: 'malformed' | 'too-many' | 'not-allowed') => ({
  fields: { imageFile: code },
});

/**
 * An uploaded file as it is kept: upright by its EXIF orientation, then without any metadata (so
 * without the place where it was taken), in sRGB, at most 4096 pixels on a side. It becomes a JPEG,
 * unless one can see through it (docs/decisions: pictures).
 * @param source the file, or its path
 * @throws {Problem} `image-unreadable`, `image-type-not-allowed`, `image-too-many-pixels`,
 * `image-shape-not-allowed`
 */
export async function processPicture(source: string | Buffer): Promise<StoredPicture> {
  return withReadableUpload(source, (upload) => encodeUpright(source, upload));
}

/**
 * The same, together with one of the offered sizes, made on the other core; null for a PNG and for
 * a progressive picture, whose sizes are made on request.
 * @throws {Problem} as processPicture
 */
export async function processPictureWithSize(
  source: string | Buffer,
  size: ImageSizeName,
): Promise<StoredPicture & { resized: Buffer | null }> {
  return withReadableUpload(source, async (upload) => {
    // Progressive pictures are decoded as a whole, so never two at once.
    const isJpeg = upload.uploaded === 'jpeg' && !upload.isProgressive;
    const [picture, resized] = await Promise.all([
      encodeUpright(source, upload),
      isJpeg ? applySize(openPicture(source).autoOrient(), 'jpeg', size).toBuffer() : null,
    ]);
    return { ...picture, resized };
  });
}

/** The type of an uploaded file, and of its result. */
type UploadedPicture = { uploaded: StoredFormat; format: StoredFormat; isProgressive: boolean };

/**
 * A picture takes time by its longer side too: each of ten million lines costs, however short it
 * is.
 */
function hasExtremeShape({ width, height }: Pick<Metadata, 'width' | 'height'>): boolean {
  const [shorter, longer] = width < height ? [width, height] : [height, width];
  return longer > limits.imageUploadSideMax || longer > shorter * limits.imageRatioMax;
}

/** @throws {Problem} as processPicture, also for whatever `work` throws */
async function withReadableUpload<Made>(
  source: string | Buffer,
  work: (upload: UploadedPicture) => Promise<Made>,
): Promise<Made> {
  const uploaded = await requireUploadFormat(source);
  const header = await readHeader(source, uploaded);
  if (header.width * header.height > limits.imagePixels)
    throw new Problem('image-too-many-pixels', uploadFieldError('too-many'));
  if (hasExtremeShape(header))
    throw new Problem('image-shape-not-allowed', uploadFieldError('not-allowed'));
  try {
    const isClear = uploaded === 'png' && header.hasAlpha && (await hasTransparentPixels(source));
    return await work({
      uploaded,
      format: isClear ? 'png' : 'jpeg',
      isProgressive: header.isProgressive,
    });
  } catch {
    throw new Problem('image-unreadable', uploadFieldError('malformed'));
  }
}

async function encodeUpright(
  source: string | Buffer,
  { uploaded, format }: UploadedPicture,
): Promise<StoredPicture> {
  const upright = openPicture(source).autoOrient().resize({
    width: limits.imageSideMax,
    height: limits.imageSideMax,
    fit: 'inside',
    withoutEnlargement: true,
  });
  const { data, info } = await encode(upright, format, uploaded).toBuffer({
    resolveWithObject: true,
  });
  return { content: data, format, width: info.width, height: info.height };
}

/** The picture at an offered size; one ratio crops to the middle, height 0 keeps the ratio. */
export async function resizePicture(
  content: Buffer,
  format: StoredFormat,
  size: ImageSizeName,
): Promise<Buffer> {
  return applySize(sharp(content), format, size).toBuffer();
}

function applySize(picture: Sharp, format: StoredFormat, size: ImageSizeName): Sharp {
  const { width, height, quality } = imageSizes[size];
  const resized = picture.resize(
    height === 0 ? { width, withoutEnlargement: true } : { width, height, fit: 'cover' },
  );
  return format === 'jpeg' ? resized.jpeg({ quality }) : resized.png();
}

/** Degrees clockwise. */
export type Rotation = 0 | 90 | 180 | 270;
/** Percent of the picture's width and height, from its top left corner. */
export type CropBox = { x: number; y: number; width: number; height: number };
export type PictureEdit = { rotation: Rotation; crop: CropBox | null };

/**
 * A stored picture turned and then cut, as a JPEG. A box that reaches beyond the picture ends with
 * it.
 */
export async function editPicture(
  content: Buffer,
  { rotation, crop }: PictureEdit,
): Promise<StoredPicture> {
  const turned = sharp(content).rotate(rotation);
  const { width, height } = await sharp(content).metadata();
  const [across, down] = rotation % 180 === 0 ? [width, height] : [height, width];
  const cut = crop ? turned.extract(cropToPixels(crop, across, down)) : turned;
  const { data, info } = await cut
    .flatten({ background: 'white' })
    .jpeg({ quality: 85 })
    .toBuffer({ resolveWithObject: true });
  return { content: data, format: 'jpeg', width: info.width, height: info.height };
}

function cropToPixels({ x, y, width, height }: CropBox, across: number, down: number) {
  const left = Math.min(Math.round((x / 100) * across), across - 1);
  const top = Math.min(Math.round((y / 100) * down), down - 1);
  const right = Math.round((Math.min(x + width, 100) / 100) * across);
  const bottom = Math.round((Math.min(y + height, 100) / 100) * down);
  return { left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}

/** Degrees by EXIF orientation. Mirrored ones are rotated like their unmirrored counterparts. */
const rotations: readonly Rotation[] = [0, 0, 0, 180, 180, 270, 90, 90, 270];

/**
 * The rotation that makes an uploaded file upright.
 * @param path of the file
 * @throws {Problem} `image-unreadable`, `image-type-not-allowed`
 */
export async function detectRotation(path: string): Promise<Rotation> {
  const { orientation = 1 } = await readHeader(path, await requireUploadFormat(path));
  return rotations[orientation] ?? 0;
}

/** A picture that one can see through, on white paper. */
export function convertToJpeg(png: Buffer): Promise<Buffer> {
  return sharp(png).flatten({ background: 'white' }).jpeg({ quality: 90 }).toBuffer();
}

/** Converts one of our own drawings to a JPEG. Never for an uploaded SVG. */
export function drawSvg(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer();
}

const openPicture = (source: string | Buffer): Sharp =>
  sharp(source, { limitInputPixels: limits.imagePixels, failOn: 'error', sequentialRead: true });

/** Drawings and screenshots come as PNG; their coloured edges keep their full resolution. */
function encode(picture: Sharp, format: StoredFormat, uploaded: StoredFormat): Sharp {
  if (format === 'png') return picture.png({ compressionLevel: 6 });
  if (uploaded === 'png')
    return picture.removeAlpha().jpeg({ quality: 90, chromaSubsampling: '4:4:4' });
  return picture.jpeg({ quality: 85 });
}

/** Whether any pixel is transparent; screenshots often have an opaque alpha channel. */
async function hasTransparentPixels(source: string | Buffer): Promise<boolean> {
  const alpha = await openPicture(source)
    .extractChannel('alpha')
    .toColourspace('b-w')
    .png()
    .toBuffer();
  const { channels } = await sharp(alpha).stats();
  return channels[0] !== undefined && channels[0].min < 255;
}

async function requireUploadFormat(source: string | Buffer): Promise<StoredFormat> {
  const format = detectFormat(await firstBytes(source));
  if (!format) throw new Problem('image-type-not-allowed', uploadFieldError('not-allowed'));
  return format;
}

/** The type of a file by its first bytes, whatever its name. */
function detectFormat(start: Buffer): StoredFormat | null {
  if (start.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return start.equals(pngSignature) ? 'png' : null;
}

async function firstBytes(source: string | Buffer): Promise<Buffer> {
  if (typeof source !== 'string') return source.subarray(0, 8);
  const file = await open(source);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(8), 0, 8, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Size from the header, before decoding: refuses a decompression bomb while it is still small. */
async function readHeader(source: string | Buffer, format: StoredFormat): Promise<Metadata> {
  let header: Metadata;
  try {
    header = await sharp(source, { limitInputPixels: false }).metadata();
  } catch {
    throw new Problem('image-unreadable', uploadFieldError('malformed'));
  }
  if (header.format !== format || !header.width || !header.height) {
    throw new Problem('image-unreadable', uploadFieldError('malformed'));
  }
  return header;
}
