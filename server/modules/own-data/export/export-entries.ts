import type { InterfaceLanguage } from '#domain/language/languages.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import type { Deps } from '#server/platform/dependencies.ts';
import { listOwnAccounts } from '../repository/own-rows.ts';
import { dataFiles, type RowCounts } from './data-files.ts';
import { indexPage } from './index-page.ts';
import { mediaFiles } from './media-files.ts';
import { ownTexts } from './own-texts.ts';
import { postPages } from './post-pages.ts';
import type { ZipEntry } from './zip-archive.ts';

export type EntryDeps = Pick<Deps, 'db' | 'cipher' | 'storage' | 'clock'>;

export type ExportEntries = { entries: AsyncGenerator<ZipEntry>; leftOut: readonly string[] };

/**
 * Everything in the file of a person: rows as JSON, posts as pages, the files of the storage, and
 * the overview last, because it counts the others.
 * @param room bytes for pictures, videos and documents
 */
export async function exportEntries(
  deps: EntryDeps,
  person: Pick<Person, 'id' | 'name' | 'handle'>,
  language: InterfaceLanguage,
  room?: number,
): Promise<ExportEntries> {
  const accounts = await listOwnAccounts(deps.db, person.id);
  const counts: RowCounts = new Map();
  const posts = postPages(deps.db, accounts, language);
  const media = mediaFiles(deps, accounts, room);
  const { leftOut } = media;
  const name = person.name ?? person.handle ?? ownTexts(language).title;
  async function* all(): AsyncGenerator<ZipEntry> {
    yield* dataFiles(deps, accounts, counts);
    yield* posts.entries;
    yield* media.entries;
    if (leftOut.length > 0) yield textFile('media/left-out.txt', `${leftOut.join('\n')}\n`);
    const overview = { language, name, now: deps.clock.now(), counts, posts: posts.names, leftOut };
    yield textFile('index.html', indexPage(overview));
  }
  return { entries: all(), leftOut };
}

const textFile = (name: string, text: string): ZipEntry => ({
  name,
  content: (async function* () {
    yield text;
  })(),
  isCompressed: false,
});
