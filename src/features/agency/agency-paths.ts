/** The addresses of the pages of an agency. */
export const agencyPaths = {
  creators: '/app/own-creators',
  creator: (creatorUserId: string) => `/app/own-creators?creator=${creatorUserId}`,
  earnings: '/app/agency-earnings',
  invitations: '/app/agency-invitations',
};
