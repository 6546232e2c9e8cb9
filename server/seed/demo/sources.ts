import type { ContentLanguage } from '#domain/language/languages.ts';
import { setOgcOwners } from '#server/modules/accounts/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';
import { titleForSearch } from '#server/platform/database/like-pattern.ts';
import { crawledNews } from '../content/crawled-news.ts';

const hour = 3600 * 1000;
const day = 24 * hour;

/** Publishers of the demo; one gave up its sites. */
export const demoPublishers = [
  {
    name: 'मरुधरा प्रकाशन',
    contact_name: 'सुनील राठौड़',
    email: 'sampadak@marudhara.example',
    phone: '9100000011',
    is_active: true,
  },
  {
    name: 'دکن پبلی کیشنز',
    contact_name: 'عرشیہ بیگم',
    email: 'desk@deccan.example',
    phone: '9100000012',
    is_active: true,
  },
  {
    name: 'सह्याद्री माध्यम समूह',
    contact_name: 'अनुराधा जोशी',
    email: 'office@sahyadri.example',
    phone: null,
    is_active: true,
  },
  {
    name: 'காவிரி ஊடக இல்லம்',
    contact_name: null,
    email: 'news@kaveri.example',
    phone: '9100000014',
    is_active: true,
  },
  {
    name: 'Hill Courier Pvt Ltd',
    contact_name: 'Banri Lyngdoh',
    email: null,
    phone: null,
    is_active: false,
  },
] as const;

type DemoSource = {
  key: string;
  name: string;
  publisher?: (typeof demoPublishers)[number]['name'];
  /** The handle of the creator. */
  creator: string;
  language: ContentLanguage;
  hasFeed?: boolean;
  owners?: readonly string[];
  /** For how many days it has been at rest. */
  stoppedDays?: number;
  isConverted?: boolean;
};

/** Sources of the demo: most of them crawled, one at rest, one converted. */
export const demoSources: readonly DemoSource[] = [
  {
    key: 'jaipur-diary',
    name: 'जयपुर डायरी',
    publisher: 'मरुधरा प्रकाशन',
    creator: 'jaipur.diary',
    language: 'hi',
    hasFeed: true,
    owners: ['sampadak@marudhara.example'],
  },
  {
    key: 'marudhara-khabar',
    name: 'मरुधरा ख़बर',
    publisher: 'मरुधरा प्रकाशन',
    creator: 'jaipur.diary',
    language: 'hi',
    hasFeed: true,
  },
  {
    key: 'deccan-nama',
    name: 'دکن نامہ',
    publisher: 'دکن پبلی کیشنز',
    creator: 'deccan.nama',
    language: 'ur',
    hasFeed: true,
    owners: ['desk@deccan.example', 'arshia@deccan.example'],
  },
  {
    key: 'sahyadri-varta',
    name: 'सह्याद्री वार्ता',
    publisher: 'सह्याद्री माध्यम समूह',
    creator: 'sahyadri.varta',
    language: 'mr',
    hasFeed: true,
  },
  { key: 'uttarer-chithi', name: 'উত্তরের চিঠি', creator: 'uttarer.chithi', language: 'bn' },
  {
    key: 'kaveri-kural',
    name: 'காவிரிக் குரல்',
    publisher: 'காவிரி ஊடக இல்லம்',
    creator: 'kaveri.kural',
    language: 'ta',
    hasFeed: true,
    owners: ['news@kaveri.example'],
  },
  {
    key: 'hill-courier',
    name: 'Hill Courier',
    publisher: 'Hill Courier Pvt Ltd',
    creator: 'kaveri.kural',
    language: 'en',
    stoppedDays: 41,
  },
  {
    key: 'bhopal-manch',
    name: 'भोपाल मंच',
    creator: 'arvind.chauhan',
    language: 'hi',
    isConverted: true,
  },
];

/** The id of each creator of the demo, by handle. */
type CreatorIds = ReadonlyMap<string, string>;

/** Writes publishers, their sources and what was crawled from them. */
export async function seedSources(trx: Db, creators: CreatorIds, now: Date): Promise<void> {
  const started = new Date(now.getTime() - 90 * day);
  const publishers = demoPublishers.map((publisher) => ({
    ...publisher,
    id: newId(started),
    created_at: started,
    updated_at: started,
  }));
  await trx.insertInto('publisher_accounts').values(publishers).execute();
  const accountIds = new Map<string, string>(publishers.map(({ id, name }) => [name, id]));
  for (const [place, source] of demoSources.entries()) {
    const creatorId = creators.get(source.creator);
    if (!creatorId) throw new Error(`No demo creator is called ${source.creator}.`);
    const accountId = accountIds.get(source.publisher ?? '') ?? null;
    await seedSource(trx, { ...source, accountId, creatorId, place }, now);
  }
  const owners = demoSources.filter(({ isConverted }) => !isConverted);
  await trx
    .updateTable('people')
    .set({ crawl_enabled: true })
    .where('handle', 'in', [...new Set(owners.map(({ creator }) => creator))])
    .execute();
}

type OwnedSource = DemoSource & { accountId: string | null; creatorId: string; place: number };

async function seedSource(trx: Db, source: OwnedSource, now: Date): Promise<void> {
  const { key, name, creatorId, language, stoppedDays = 0, isConverted = false } = source;
  const started = new Date(now.getTime() - (85 - 5 * source.place) * day);
  const id = newId(started);
  const homeUrl = `https://${key}.example/`;
  const changed = new Date(now.getTime() - stoppedDays * day);
  await trx
    .insertInto('sources')
    .values({
      id,
      key,
      name,
      account_id: source.accountId,
      creator_id: creatorId,
      language,
      home_url: homeUrl,
      feed_url: source.hasFeed ? `${homeUrl}feed.xml` : null,
      crawling: !isConverted && stoppedDays === 0,
      converted_at: isConverted ? started : null,
      created_at: started,
      updated_at: isConverted ? started : changed,
    })
    .execute();
  await setOgcOwners(trx, creatorId, { source: key, emails: source.owners ?? [] }, started);
  const posts = (crawledNews[key] ?? []).map(([title, text], place) => {
    const published = new Date(changed.getTime() - (1 + 3 * source.place + 7 * place) * hour);
    return {
      id: newId(published),
      source_id: id,
      creator_id: creatorId,
      url: `${homeUrl}news/${1200 - place}`,
      format: 'FORMAT_ARTICLE' as const,
      title,
      title_search: titleForSearch(title),
      html: `<p>${text}</p>`,
      excerpt: text,
      language,
      image_url: null,
      published_at: published,
      created_at: published,
    };
  });
  if (posts.length > 0) await trx.insertInto('crawled_posts').values(posts).execute();
}
