import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { escapeText } from '../../domain/post/html-text.ts';
import type { Look } from './story-pictures.ts';

/** One story in one look that is drawn differently. */
export type ChangedPicture = {
  story: string;
  look: Look;
  /** Of its pixels, from 0 to 1. */
  share: number;
  /** Paths of PNG files. */
  before: string;
  after: string;
  marked: Buffer;
};

export type Comparison = {
  base: string;
  compared: number;
  changed: ChangedPicture[];
  added: string[];
  removed: string[];
  /** The stories that could not be drawn, with their errors. */
  failed: Map<string, string>;
};

/** Writes what differs as one HTML file that needs no other. */
export async function writeReport(file: string, comparison: Comparison): Promise<void> {
  const { base, compared, changed, added, removed, failed } = comparison;
  const byShare = changed.toSorted((one, other) => other.share - one.share);
  const sections = await Promise.all(byShare.map(section));
  const errors = [...failed].map(([story, error]) => `${story}: ${error}`);
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Changed stories</title>
<meta name="viewport" content="width=device-width"><style>${styles}</style>
<h1>Changed stories</h1>
<p>${compared} stories compared with ${escapeText(base)}: on a phone, in light and dark, and in
Urdu. ${changed.length} pictures differ.</p>
${list('Not drawn', errors)}${list('New', added)}${list('Removed', removed)}
${sections.join('\n')}</html>`,
  );
}

function list(title: string, names: string[]): string {
  if (names.length === 0) return '';
  const items = names.map((one) => `<li>${escapeText(one)}</li>`);
  return `<h2>${title}: ${names.length}</h2><ul>${items.join('')}</ul>`;
}

async function section({ story, look, share, before, after, marked }: ChangedPicture) {
  const pictures = [
    ['before', readFileSync(before)],
    ['after', readFileSync(after)],
    ['difference', marked],
  ] as const;
  const figures = await Promise.all(
    pictures.map(async ([name, picture]) => {
      const image = `<img alt="" src="${await dataUrl(picture)}">`;
      return `<figure><figcaption>${name}</figcaption>${image}</figure>`;
    }),
  );
  const percent = `${(share * 100).toFixed(share < 0.001 ? 3 : 1)} %`;
  const title = `${escapeText(story)} <small>${look}, ${percent}</small>`;
  return `<h2>${title}</h2><div>${figures.join('')}</div>`;
}

async function dataUrl(picture: Buffer): Promise<string> {
  const smaller = await sharp(picture).webp({ quality: 80 }).toBuffer();
  return `data:image/webp;base64,${smaller.toString('base64')}`;
}

const styles = `
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 1160px; }
  body { margin: 2rem auto; padding: 0 1rem; }
  div { display: flex; gap: 1rem; overflow-x: auto; align-items: start; }
  figure { margin: 0; } img { border: 1px solid #999; display: block; }
  small { font-weight: normal; color: #555; }
`;
