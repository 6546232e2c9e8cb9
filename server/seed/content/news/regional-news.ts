import type { Genre } from '#domain/post/genres.ts';

/** What every region's newspapers report, with the genre and sub-genre of each. */
export const newsThemes = {
  rain: 'agriculture/weather',
  market: 'agriculture/markets',
  pond: 'news/local',
  exams: 'education/exams',
  cricket: 'sports/cricket',
  festival: 'religion/festivals',
  food: 'lifestyle/food',
  camp: 'health/hospitals',
  tailoring: 'business/small-business',
  phone: 'technology/phones',
} as const satisfies Record<string, `${Genre}/${string}`>;

export type NewsTheme = keyof typeof newsThemes;

/**
 * The short news of one language: dated from a place as newspapers do, so that ten of them fill a
 * province.
 */
export type RegionalNews = {
  /** Ids of cities, with the name that the language has for each. */
  places: Record<string, string>;
  news: Record<NewsTheme, readonly [title: string, body: string]>;
};
