type Identified = { id: string };

/** The addresses of the hashtag pages. */
export const hashtagPaths = {
  list: '/app/hashtags',
  create: '/app/hashtags?new=true',
  record: ({ id }: Identified) => `/app/hashtags?hashtag=${id}`,
};
