import { readdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { photo } from '#test/factories/sample-photo.ts';
import { filmBytes } from '#test/factories/sample-videos.ts';
import { mp4 } from '#test/unit/server/fixtures/mp4-builder.ts';
import { bombPng } from '#test/unit/server/fixtures/upload-requests.ts';

export type FileKind = 'picture' | 'video' | 'article';
/** Real files of each kind, by name. */
export type SampleFiles = Record<FileKind, readonly [name: string, content: Buffer][]>;

const phoneFiles = new URL('../../fixtures/phone-files/', import.meta.url);
const isVideo = (name: string) => /\.(mp4|mov)$/.test(name);

/** Pictures, videos and articles as phones and browsers make them, and decompression bombs. */
export async function readSampleFiles(): Promise<SampleFiles> {
  const jpeg = await photo({ width: 400, height: 300 });
  const drawn = (options: Parameters<typeof sharp>[1] = {}) => sharp(jpeg, options);
  const fromPhones: [string, Buffer][] = [];
  for (const name of (await readdir(phoneFiles)).toSorted())
    fromPhones.push([name, await readFile(new URL(name, phoneFiles))]);
  return {
    picture: [
      ['photo.jpg', jpeg],
      ['progressive.jpg', await drawn().jpeg({ progressive: true }).toBuffer()],
      ['turned.jpg', await photo({ width: 400, height: 300, orientation: 6 })],
      ['cmyk.jpg', await drawn().toColourspace('cmyk').jpeg().toBuffer()],
      ['plain.png', await drawn().png().toBuffer()],
      ['clear.png', await drawn().ensureAlpha(0.5).png().toBuffer()],
      ['palette.png', await drawn().png({ palette: true, progressive: true }).toBuffer()],
      ['deep.png', await drawn().toColourspace('rgb16').png().toBuffer()],
      ['photo.avif', await drawn().resize(200).avif({ effort: 0 }).toBuffer()],
      ['photo.tiff', await drawn().resize(200).tiff().toBuffer()],
      ['bomb.png', bombPng(30_000, 30_000)],
      ['wide.png', bombPng(2 ** 31 - 1, 1)],
      ['flat.png', await flatPng()],
      ['drawing.svg', Buffer.from(drawing)],
      ...fromPhones.filter(([name]) => !isVideo(name)),
    ],
    video: [
      ['built.mp4', mp4({ film: 20_000 })],
      ['sound.mp4', mp4({ film: 20_000, tracks: ['vide', 'soun'] })],
      ['river.mp4', await filmBytes('river')],
      ['photo.jpg', jpeg],
      ...fromPhones.filter(([name]) => isVideo(name)),
    ],
    article: articles.map((text, at) => [`article-${at}.html`, Buffer.from(text)]),
  };
}

/** Few bytes that become 150 MB of pixels, within the limit of pixels. */
const flatPng = () =>
  sharp({ create: { width: 10_000, height: 5000, channels: 3, background: 'red' } })
    .png({ compressionLevel: 9 })
    .toBuffer();

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><script>alert(1)</script></svg>';

const articles = [
  '<h2>मेला</h2><p>आज <b>गाँव</b> में <i>मेला</i> है।</p><ul><li>एक</li><li>दो</li></ul>',
  '<blockquote><p>اردو متن <a href="https://example.org/a?b=c">ربط</a></p></blockquote><ol><li>1</li></ol>',
  '<p>x</p><figure><img src="/pictures/01930000-0000-7000-8000-0000000000f1.jpg" alt="a"></figure>',
  '<p><script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">y</a></p>',
  '<table><tr><td>1</td></tr></table><iframe src="https://www.youtube.com/embed/x"></iframe>',
];
