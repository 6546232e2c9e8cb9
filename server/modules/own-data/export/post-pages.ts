import { indianDay } from '#domain/analytics/engagement.ts';
import type { InterfaceLanguage } from '#domain/language/languages.ts';
import { escapeText } from '#domain/post/html-text.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { PictureRecord, VideoRecord } from '#server/platform/database/schema/media-records.ts';
import { writtenDay } from '#server/platform/texts/indian-time.ts';
import { contentTables } from '../register/content-tables.ts';
import { readOwnRows } from '../repository/own-rows.ts';
import { pageEnd, pageStart } from './own-page.ts';
import { ownTexts } from './own-texts.ts';
import type { ZipEntry } from './zip-archive.ts';

type ReadPost = {
  title: string;
  html: string;
  language: string | null;
  pictures: PictureRecord[];
  video: VideoRecord | null;
  created_at: Date;
};

const columns = ['title', 'html', 'language', 'pictures', 'video', 'created_at'];

export type PostPages = { entries: AsyncGenerator<ZipEntry>; names: string[] };

/** Each page has a compressor of its own, which takes a quarter of a megabyte. */
const postsPerPage = 250;

/** The posts as pages to read, 250 on each. `names` are those of the pages so far. */
export function postPages(
  db: Db,
  accounts: readonly string[],
  language: InterfaceLanguage,
): PostPages {
  const names: string[] = [];
  return { entries: readPages(db, accounts, language, names), names };
}

async function* readPages(
  db: Db,
  accounts: readonly string[],
  language: InterfaceLanguage,
  names: string[],
): AsyncGenerator<ZipEntry> {
  const posts = readPosts(db, accounts);
  for (let next = await posts.next(); !next.done; next = await posts.next()) {
    const name = `posts/posts-${String(names.length + 1).padStart(4, '0')}.html`;
    names.push(name);
    const content = page(next.value, posts, language, names.length);
    yield { name, content, isCompressed: false };
  }
}

async function* readPosts(db: Db, accounts: readonly string[]): AsyncGenerator<ReadPost> {
  for (const account of accounts) {
    for await (const rows of readOwnRows(db, ['posts', contentTables.posts], account, columns))
      yield* rows as ReadPost[];
  }
}

/** A page that takes its posts as it is written. */
async function* page(
  first: ReadPost,
  others: AsyncGenerator<ReadPost>,
  language: InterfaceLanguage,
  number: number,
): AsyncGenerator<string> {
  const { posts, back } = ownTexts(language);
  const link = `<p><a href="../index.html">${escapeText(back)}</a></p>`;
  yield `${pageStart(language, `${posts} ${number}`)}${link}${article(first, language)}`;
  for (let count = 1; count < postsPerPage; count += 1) {
    const { value, done } = await others.next();
    if (done) break;
    yield article(value, language);
  }
  yield `${link}${pageEnd}`;
}

function article(post: ReadPost, reader: InterfaceLanguage): string {
  const { title, html, language, pictures, video, created_at } = post;
  const day = indianDay(created_at);
  const lang = language ? ` lang="${escapeText(language)}" dir="auto"` : ' dir="auto"';
  // An article has its pictures in the text.
  const shown = html.includes('<img') ? [] : pictures;
  return [
    `<article${lang}><h2>${escapeText(title)}</h2>`,
    `<p class="note"><time datetime="${day}">${writtenDay(reader, created_at)}</time></p>`,
    withLocalPictures(html),
    ...shown.map(figure),
    video ? `<video src="${localAddress(video.url)}" controls preload="none"></video>` : '',
    '</article>',
  ].join('\n');
}

function figure({ url, alt, caption }: PictureRecord): string {
  const words = caption ? `<figcaption>${escapeText(caption)}</figcaption>` : '';
  const source = escapeText(localAddress(url));
  return `<figure><img src="${source}" alt="${escapeText(alt)}" loading="lazy">${words}</figure>`;
}

/** The text of a post was cleaned when it was saved; only the places of its pictures change. */
const withLocalPictures = (html: string) =>
  html.replace(/(<img\b[^>]*?\bsrc=")([^"]*)(")/g, (_, before, url, after) =>
    [before, localAddress(url), after].join(''),
  );

/** `/pictures/960x540_60/<id>.jpg` is at `../media/<id>.jpg`. */
const localAddress = (url: string) =>
  url.replace(/^\/(?:pictures|videos)\/(?:[^/]+\/)?([^/?]+)(?:\?.*)?$/, '../media/$1');
