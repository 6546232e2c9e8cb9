import { type ContentLanguage, contentLanguages } from '#domain/language/languages.ts';

/** The last days of India, a given number, including today. */
export const periods = [7, 28, 90, 365] as const;
/** Without a number of days the server chooses one with readers. */
export type TrendFilters = { days?: (typeof periods)[number] };

/** What the address of the page of analytics chooses. */
export function parseTrendFilters(search: URLSearchParams): TrendFilters {
  const days = periods.find((period) => String(period) === search.get('days'));
  return days ? { days } : {};
}

/** The address of what is chosen. */
export const serializeTrendFilters = ({ days }: TrendFilters): URLSearchParams =>
  new URLSearchParams(days ? { days: String(days) } : {});

/** The last days until today, or all days with readers. */
export const postPeriods = ['7', '28', '90', 'all'] as const;
export type PostPeriod = (typeof postPeriods)[number];

/**
 * The post, the creator of the agency that is signed in, and the period; without a period the
 * server chooses one with readers.
 */
export type PostAnalyticsFilters = { postUID: string; userId?: string; period?: PostPeriod };

/** What the address of the page of one post chooses. */
export function parsePostFilters(search: URLSearchParams): PostAnalyticsFilters {
  const userId = search.get('userId');
  const period = postPeriods.find((each) => each === search.get('period'));
  return {
    postUID: search.get('postUID') ?? '',
    ...(userId && { userId }),
    ...(period && { period }),
  };
}

/** The address of what is chosen. */
export const serializePostFilters = (filters: PostAnalyticsFilters): URLSearchParams =>
  new URLSearchParams(filters);

/** `month` as YYYY-MM; the present one where it is left out, and all languages where that is. */
export type LeaderboardFilters = { month?: string; language?: ContentLanguage };

/** Of which language the posts are; of all where it is left out. */
export type WallOfFameFilters = { language?: ContentLanguage };

/** The language that an address names, where there is such a language. */
export function parseLanguageFilter(search: URLSearchParams): WallOfFameFilters {
  const language = contentLanguages.find(
    ({ isoCode }) => isoCode === search.get('language'),
  )?.isoCode;
  return language ? { language } : {};
}

/** What the address of the leaderboard chooses. */
export function parseLeaderboardFilters(search: URLSearchParams): LeaderboardFilters {
  const month = search.get('month') ?? '';
  return {
    ...(/^20\d\d-(0[1-9]|1[0-2])$/.test(month) && { month }),
    ...parseLanguageFilter(search),
  };
}

/** The address of what is chosen. */
export function serializeLeaderboardFilters({
  month,
  language,
}: LeaderboardFilters): URLSearchParams {
  const search = new URLSearchParams();
  if (month) search.set('month', month);
  if (language) search.set('language', language);
  return search;
}
