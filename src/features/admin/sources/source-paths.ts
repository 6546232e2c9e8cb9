type Identified = { sourceId: string };

/** The addresses of the pages of sources. */
export const sourcePaths = {
  list: '/app/source',
  ofPublisher: ({ accountId }: { accountId: string }) => `/app/source?account=${accountId}`,
  ofCreator: ({ creatorUserId }: { creatorUserId: string }) =>
    `/app/source?creator=${creatorUserId}`,
  create: '/app/source?new=true',
  record: ({ sourceId }: Identified) => `/app/source?source=${sourceId}`,
  edit: ({ sourceId }: Identified) => `/app/source?source=${sourceId}&edit=true`,
};
