import type { Leaderboard, PostAnalytics, Trend } from '#src/features/analytics/live-machines.ts';

const asOf = '2026-11-21T15:00:00.000+05:30';
const lastDay = Date.UTC(2026, 10, 21);
const dayMs = 24 * 3600 * 1000;

/** Weeks of a creator: fewer readers on working days, one story that went round. */
function dayBack(back: number): Trend['days'][number] {
  const weekly = [9, 5, 4, 4, 5, 6, 10][new Date(lastDay - back * dayMs).getUTCDay()] ?? 5;
  const views = weekly * 480 + ((back * 137) % 400) + (back === 9 ? 14_200 : 0);
  return {
    day: new Date(lastDay - back * dayMs).toISOString().slice(0, 10),
    views,
    impressions: views * 4 + back,
    likes: Math.round(views / 13),
    shares: Math.round(views / 90),
    comments: Math.round(views / 220),
  };
}

/** A number of days until a Saturday in November. */
export const trendOf = (count: number): Trend => ({
  days: Array.from({ length: count }, (_, index) => dayBack(count - 1 - index)),
  formats: [
    {
      format: 'FORMAT_ARTICLE',
      views: 61_240,
      impressions: 248_210,
      likes: 4932,
      shares: 714,
      comments: 258,
    },
    {
      format: 'FORMAT_GALLERY',
      views: 12_840,
      impressions: 48_210,
      likes: 932,
      shares: 214,
      comments: 58,
    },
    { format: 'GIFVIDEO', views: 4210, impressions: 18_003, likes: 611, shares: 340, comments: 12 },
  ],
  languages: [
    {
      language: 'hi',
      views: 58_240,
      impressions: 240_100,
      likes: 4801,
      shares: 690,
      comments: 249,
    },
    { language: 'mr', views: 12_600, impressions: 58_110, likes: 1131, shares: 424, comments: 59 },
    { language: 'ur', views: 7450, impressions: 16_213, likes: 543, shares: 154, comments: 20 },
  ],
  topPosts: [
    {
      postUID: '01930000-0000-7000-8000-0000000000a1',
      title: 'तालाब की सफ़ाई में जुटा पूरा गाँव',
      language: 'hi',
      publishedAt: '2026-11-12T04:30:00.000Z',
      views: 14_200,
      impressions: 57_100,
      likes: 1092,
      shares: 157,
      comments: 64,
    },
    {
      postUID: '01930000-0000-7000-8000-0000000000a2',
      title: 'پرانے شہر کی گلیوں میں رمضان کی شامیں',
      language: 'ur',
      publishedAt: '2026-11-18T10:00:00.000Z',
      views: 7450,
      impressions: 16_213,
      likes: 543,
      shares: 154,
      comments: 20,
    },
  ],
  asOf,
});

export const noTrend: Trend = {
  days: trendOf(28).days.map(({ day }) => ({
    day,
    views: 0,
    impressions: 0,
    likes: 0,
    shares: 0,
    comments: 0,
  })),
  formats: [],
  languages: [],
  topPosts: [],
  asOf,
};

/** The person who sees the leaderboard. */
export const ownId = '01930000-0000-7000-8000-000000000002';

const people = [
  ['ज़ैनब अख़्तर', 'zainab.likhti.hai'],
  ['मीरा कुलकर्णी', 'meera.likhti'],
  ['இளங்கோ முருகேசன்', 'ilango.writes'],
  ['سلمان حیدر', 'salman.haider'],
  ['Venkata Satyanarayana Chandrasekhar Rao', 'vsc.rao'],
] as const;

export const leaderboard: Leaderboard = {
  month: '2026-11',
  rows: people.map(([name, handle], index) => ({
    place: index + 1,
    creator: {
      userId: `01930000-0000-7000-8000-00000000000${index + 1}`,
      name,
      handle,
      profileImage: null,
      blueTick: true,
    },
    views: Math.round(318_400 / (index + 1)),
    likes: Math.round(15_820 / (index + 1)),
    shares: Math.round(2140 / (index + 1)),
  })),
  own: null,
  asOf,
};

/** A creator who is not among the first. */
export const furtherDown: Leaderboard = {
  ...leaderboard,
  rows: leaderboard.rows.filter(({ creator }) => creator.userId !== ownId),
  own: {
    place: 1284,
    creator: {
      userId: ownId,
      name: 'मीरा कुलकर्णी',
      handle: 'meera.likhti',
      profileImage: null,
      blueTick: true,
    },
    views: 318,
    likes: 15,
    shares: 2,
  },
};

const sumOf = (days: Trend['days']): PostAnalytics['totals'] => ({
  views: days.reduce((sum, { views }) => sum + views, 0),
  impressions: days.reduce((sum, { impressions }) => sum + impressions, 0),
  likes: days.reduce((sum, { likes }) => sum + likes, 0),
  shares: days.reduce((sum, { shares }) => sum + shares, 0),
  comments: days.reduce((sum, { comments }) => sum + comments, 0),
});

/** A post of so many days: most readers on the first, fewer on each day after it. */
export function postAnalyticsOf(count: number): PostAnalytics {
  const days = trendOf(count).days.map(({ day }, index) => {
    const views = Math.round(5200 * Math.exp(-index / 6)) + ((index * 37) % 90);
    return {
      day,
      views,
      impressions: views * 4,
      likes: Math.round(views / 13),
      shares: Math.round(views / 90),
      comments: Math.round(views / 220),
    };
  });
  return {
    post: {
      postUID: '01930000-0000-7000-8000-0000000000a1',
      title: 'तालाब की सफ़ाई में जुटा पूरा गाँव, और सौ साल पुराने घाट फिर दिखने लगे',
      language: 'hi',
      publishedAt: `${days[0]?.day}T04:30:00.000Z`,
    },
    period: '28',
    days,
    totals: sumOf(days),
    comparison: {
      days: Math.min(28, count),
      posts: 41,
      own: sumOf(days),
      typical: { views: 20_300, impressions: 80_400, likes: 2400, shares: 0, comments: 140 },
    },
    asOf,
  };
}
