type Identified = { creatorUserId: string };

export const creatorTabs = [
  'posts',
  'payments',
  'links',
  'consents',
  'reports',
  'history',
] as const;
export type CreatorTab = (typeof creatorTabs)[number];

/** The addresses of the creator pages. */
export const creatorPaths = {
  list: '/app/creator',
  create: '/app/creator?new=true',
  record: ({ creatorUserId }: Identified) => `/app/creator?creator=${creatorUserId}`,
  edit: ({ creatorUserId }: Identified) => `/app/creator?creator=${creatorUserId}&edit=true`,
  approval: ({ creatorUserId }: Identified) => `/app/approve-details?creator=${creatorUserId}`,
};
