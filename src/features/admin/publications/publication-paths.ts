type Identified = { deliveryId: string };

/** The addresses of the pages of publications. */
export const publicationPaths = {
  list: '/app/publications',
  record: ({ deliveryId }: Identified) => `/app/publications?publication=${deliveryId}`,
};
