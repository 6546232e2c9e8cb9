type Identified = { accountId: string };

/** The addresses of the pages of publisher accounts. */
export const publisherPaths = {
  list: '/app/account',
  create: '/app/account?new=true',
  record: ({ accountId }: Identified) => `/app/account?account=${accountId}`,
  edit: ({ accountId }: Identified) => `/app/account?account=${accountId}&edit=true`,
};
