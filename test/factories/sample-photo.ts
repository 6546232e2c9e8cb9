import sharp, { type Sharp } from 'sharp';

/** The eight ways in which a phone may have held its sensor (EXIF 2.3, tag 0x0112). */
export const orientations = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type Orientation = (typeof orientations)[number];

type PhotoOptions = {
  orientation?: Orientation;
  /** Of the upright picture; 4000 × 3000 are 12 megapixels. */
  width?: number;
  height?: number;
};

/**
 * A JPEG as a phone makes it: 12 megapixels, turned as its EXIF says, with a place in its metadata.
 * Upright it has a red corner at the top left and a blue one at the bottom right, so that a test
 * can see which way it was turned.
 */
export function photo({
  orientation = 1,
  width = 4000,
  height = 3000,
}: PhotoOptions = {}): Promise<Buffer> {
  const name = [orientation, width, height].join();
  const drawn = album.get(name) ?? draw(orientation, width, height);
  album.set(name, drawn);
  return drawn;
}

/** Of this process: most tests ask for the same few. */
const album = new Map<string, Promise<Buffer>>();

async function draw(orientation: Orientation, width: number, height: number): Promise<Buffer> {
  const upright = await uprightPicture(width, height);
  return turnedAway(sharp(upright), orientation)
    .jpeg({ quality: 80 })
    .withExif({ IFD0: { Make: 'Sample', Model: 'Phone' }, IFD3: gpsOfMumbai })
    .withMetadata({ orientation })
    .toBuffer();
}

const gpsOfMumbai = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '19/1 4/1 0/1',
  GPSLongitudeRef: 'E',
  GPSLongitude: '72/1 52/1 0/1',
};

async function uprightPicture(width: number, height: number): Promise<Buffer> {
  const corner = Math.round(Math.min(width, height) / 4);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="sky" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stop-color="#9cd"/><stop offset="1" stop-color="#fc9"/>
    </linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#sky)"/>
    <rect width="${corner}" height="${corner}" fill="#f00"/>
    <rect x="${width - corner}" y="${height - corner}" width="${corner}" height="${corner}"
      fill="#00f"/>
  </svg>`;
  return sharp(Buffer.from(svg), { limitInputPixels: false })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/**
 * Stores the pixels the way a sensor in that position would: the inverse of what a viewer does with
 * the tag.
 */
function turnedAway(picture: Sharp, orientation: Orientation): Sharp {
  switch (orientation) {
    case 1:
      return picture;
    case 2:
      return picture.flop();
    case 3:
      return picture.rotate(180);
    case 4:
      return picture.flip();
    case 5:
      return picture.flip().rotate(90);
    case 6:
      return picture.rotate(270);
    case 7:
      return picture.flip().rotate(270);
    case 8:
      return picture.rotate(90);
  }
}
