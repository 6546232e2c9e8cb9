type Identified = { creatorUserId: string };

/** The addresses of the conversion of OGC creators. */
export const conversionPaths = {
  list: '/app/ogcToUgc',
  record: ({ creatorUserId }: Identified) => `/app/ogcToUgc?creator=${creatorUserId}`,
};
