import { sql } from 'kysely';
import { indianDay } from '#domain/analytics/engagement.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';
import { cardTexts } from './card-texts.ts';

const dayMs = 24 * 3600 * 1000;

/**
 * What staff keep: campaigns of every status, communication cards, hashtags of the app, and the
 * wall of fame.
 */
export async function seedStaffRecords(db: Db, now: Date): Promise<void> {
  const day = (days: number) => indianDay(new Date(now.getTime() + days * dayMs));
  const times = { revision: 1, created_at: now, updated_at: now };
  await db
    .insertInto('campaigns')
    .values(
      campaigns.map(({ from, to, ...campaign }, place) => ({
        ...campaign,
        ...times,
        id: newId(new Date(now.getTime() - place * dayMs)),
        start_day: day(from),
        end_day: day(to),
      })),
    )
    .execute();
  await db
    .insertInto('comm_cards')
    .values(
      cards.map(({ texts, to, ...card }, place) => ({
        ...card,
        id: newId(new Date(now.getTime() - place * dayMs)),
        revision: 1,
        texts: JSON.stringify(texts),
        start_day: to === null ? null : day(-3),
        end_day: to === null ? null : day(to),
        updated_at: now,
      })),
    )
    .execute();
  await db
    .insertInto('hashtags')
    .values(appHashtags.map((title) => ({ id: newId(now), title, is_dh_tag: true })))
    .onConflict((conflict) => conflict.column('title').doUpdateSet({ is_dh_tag: true }))
    .execute();
  await db
    .insertInto('hashtags')
    .values(hiddenHashtags.map((title) => ({ id: newId(now), title, is_hidden: true })))
    .execute();
  await sql`
    insert into featured_posts (post_id, place, featured_at)
    select id, row_number() over (order by views desc, id) - 1, ${now} from (
      select distinct on (language) posts.id, views from posts join people on people.id = creator_id
      where live = 'PUBLISHED' and state = 'PUBLISHED' and position->>'accountStatus' = 'active'
      order by language, views desc, posts.id
    ) as best`.execute(db);
}

const campaigns = [
  {
    name: 'मानसून की कहानियाँ',
    description: 'अपने गाँव या शहर की बारिश दिखाइए: खेत, सड़क, छत, लोग।',
    from: -12,
    to: 18,
    languages: ['hi', 'mr', 'bho'] as const,
    formats: ['FORMAT_ARTICLE', 'FORMAT_GALLERY'] as const,
    hashtag: 'मानसून',
    reward_paise: 25_000,
    posts_max: 500,
    params: '{"banner":"monsoon"}',
  },
  {
    name: 'एक तस्वीर, एक कहानी',
    description: 'A picture from your street, and what it tells.',
    from: -5,
    to: 45,
    languages: [] as const,
    formats: ['FORMAT_IMAGE'] as const,
    hashtag: null,
    reward_paise: 0,
    posts_max: null,
  },
  {
    name: 'பொங்கல் கோலங்கள்',
    description: 'உங்கள் தெருவின் கோலங்களைப் படம் எடுத்து அனுப்புங்கள்.',
    from: 30,
    to: 40,
    languages: ['ta'] as const,
    formats: ['FORMAT_IMAGE', 'FORMAT_GALLERY'] as const,
    hashtag: 'கோலம்',
    reward_paise: 15_000,
    posts_max: null,
    params: null,
  },
  {
    name: 'پرانے بازار',
    description: 'اپنے شہر کے سب سے پرانے بازار کی ایک صبح۔',
    from: -60,
    to: -20,
    languages: ['ur'] as const,
    formats: [] as const,
    hashtag: null,
    reward_paise: 0,
    posts_max: 100,
    params: null,
  },
].map(({ languages, formats, ...campaign }) => ({
  ...campaign,
  languages: [...languages],
  formats: [...formats],
}));

const cards = [
  {
    texts: cardTexts.payments,
    link: '/app/earnings',
    payment_types: ['ICC' as const, 'OGC' as const],
    to: null,
    is_on: true,
  },
  {
    texts: cardTexts.monsoon,
    link: null,
    payment_types: [],
    to: 18,
    is_on: true,
  },
  {
    texts: [{ language: 'en', title: 'A word from last year', text: 'This card is switched off.' }],
    link: null,
    payment_types: [],
    to: null,
    is_on: false,
  },
];

const hiddenHashtags = ['जल्दीपैसा', 'freefollowers'];
const appHashtags = ['दीपावली', 'मानसून', 'खेती', 'பொங்கல்', 'ಕನ್ನಡ', 'ഓണം', 'ਵਿਸਾਖੀ', 'بارش'];
