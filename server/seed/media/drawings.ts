import { processSeedPicture } from './seed-picture.ts';

export const scenes = ['hills', 'river', 'town', 'field'] as const;
export type Scene = (typeof scenes)[number];

/** A plain picture in one hue, as a JPEG of 1280 × 720, without external content. */
export function drawScene(scene: Scene, hue: number): Promise<Buffer> {
  return renderJpeg(`<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720">
    ${backdrop(hue, 1280, 720)}
    <circle cx="${320 + ((hue * 7) % 640)}" cy="240" r="84" fill="${tone(hue, 97, 80)}"/>
    ${foregrounds[scene](hue)}
  </svg>`);
}

/** Head and shoulders in one hue, as a JPEG of 600 × 600. */
export function drawPortrait(hue: number): Promise<Buffer> {
  return renderJpeg(`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600">
    ${backdrop(hue, 600, 600)}
    <ellipse cx="300" cy="610" rx="230" ry="240" fill="${tone(hue + 150, 42)}"/>
    <rect x="250" y="330" width="100" height="90" rx="40" fill="${tone(24, 50)}"/>
    <circle cx="300" cy="260" r="116" fill="${tone(24, 58)}"/>
    <path d="M176 270 Q170 130 300 128 Q430 130 424 270 Q400 190 300 196 Q200 190 176 270Z"
      fill="${tone(20, 16, 30)}"/>
  </svg>`);
}

/**
 * The first page of a passbook, as a JPEG of 900 × 600: a proof of a bank account that does not
 * exist.
 */
export function drawPassbook(): Promise<Buffer> {
  const lines = [0, 1, 2, 3, 4].map(
    (row) =>
      `<rect x="90" y="${250 + row * 58}" width="${620 - row * 70}" height="22" ` +
      `fill="${tone(215, 70, 12)}"/>`,
  );
  return renderJpeg(`<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600">
    <rect width="900" height="600" fill="${tone(48, 92, 40)}"/>
    <rect width="900" height="150" fill="${tone(215, 32)}"/>
    <circle cx="130" cy="75" r="44" fill="${tone(48, 80, 60)}"/>
    ${lines.join('')}
  </svg>`);
}

const tone = (hue: number, lightness: number, saturation = 45) =>
  `hsl(${hue % 360}, ${saturation}%, ${lightness}%)`;

const backdrop = (hue: number, width: number, height: number) =>
  `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stop-color="${tone(hue, 72, 60)}"/>
    <stop offset="1" stop-color="${tone(hue, 92, 70)}"/>
  </linearGradient></defs><rect width="${width}" height="${height}" fill="url(#sky)"/>`;

const foregrounds: Record<Scene, (hue: number) => string> = {
  hills: (hue) => `
    <path d="M0 450 Q320 320 640 430 T1280 400 V720 H0Z" fill="${tone(hue, 60)}"/>
    <path d="M0 530 Q240 450 560 520 T1280 490 V720 H0Z" fill="${tone(hue, 45)}"/>
    <path d="M0 620 Q400 540 720 610 T1280 580 V720 H0Z" fill="${tone(hue, 30)}"/>`,
  river: (hue) => `
    <path d="M0 430 Q400 380 1280 420 V720 H0Z" fill="${tone(hue + 90, 40)}"/>
    <path d="M560 425 Q700 500 420 590 T520 720 H1000 Q820 610 900 540 T660 424Z"
      fill="${tone(205, 70, 55)}"/>
    <path d="M590 560 q60 40 130 0 l-20 26 h-90z" fill="${tone(hue, 22)}"/>
    <path d="M652 556 v-90 l46 84z" fill="${tone(hue, 94, 60)}"/>`,
  town: (hue) =>
    [0, 1, 2, 3, 4, 5, 6, 7]
      .map((place) => {
        const height = 180 + ((place * 97 + hue) % 190);
        const left = place * 160;
        const windows = [0, 1, 2].map((row) => {
          const y = 752 - height + row * 54;
          return (
            `<rect x="${left + 36}" y="${y}" width="26" height="30" fill="${tone(48, 84, 80)}"/>` +
            `<rect x="${left + 92}" y="${y}" width="26" height="30" fill="${tone(48, 72, 70)}"/>`
          );
        });
        const wall = tone(hue + place * 6, 32 + (place % 3) * 8);
        const house = `<rect x="${left}" y="${720 - height}" width="158" height="${height}" `;
        return `${house}fill="${wall}"/>${windows.join('')}`;
      })
      .join(''),
  field: (hue) => `
    <path d="M0 400 H1280 V720 H0Z" fill="${tone(75 + (hue % 50), 62)}"/>
    ${[0, 1, 2, 3, 4, 5, 6, 7, 8]
      .map(
        (row) =>
          `<path d="M640 400 L${row * 240 - 380} 720 h90z" fill="${tone(85 + (hue % 50), 44)}"/>`,
      )
      .join('')}
    <rect x="1010" y="300" width="18" height="110" fill="${tone(24, 28)}"/>
    <circle cx="1019" cy="270" r="76" fill="${tone(100 + (hue % 50), 30)}"/>`,
};

const renderJpeg = (svg: string) => processSeedPicture('drawSvg', svg);
