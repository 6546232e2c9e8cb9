/** Genres and their sub-genres, as codes; the portal translates them. */
export const genres = {
  news: ['local', 'state', 'national', 'world'],
  politics: ['elections', 'government', 'panchayat'],
  agriculture: ['crops', 'weather', 'markets', 'livestock'],
  business: ['small-business', 'jobs', 'money'],
  sports: ['cricket', 'kabaddi', 'football', 'athletics'],
  entertainment: ['cinema', 'television', 'music', 'folk-arts'],
  lifestyle: ['food', 'fashion', 'travel', 'relationships'],
  health: ['home-remedies', 'fitness', 'hospitals'],
  education: ['exams', 'schools', 'careers'],
  religion: ['festivals', 'astrology', 'temples'],
  technology: ['phones', 'apps', 'science'],
  literature: ['poetry', 'stories', 'books'],
} as const satisfies Record<string, readonly string[]>;

export type Genre = keyof typeof genres;

/** Whether this sub-genre belongs to this genre. */
export function isSubGenreOf(genre: string, subGenre: string): boolean {
  if (!Object.hasOwn(genres, genre)) return false;
  const subGenres: readonly string[] = genres[genre as Genre];
  return subGenres.includes(subGenre);
}
