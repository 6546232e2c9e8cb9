type Identified = { creatorUserId: string };

/** The addresses of the bank details that staff decide on. */
export const bankApprovalPaths = {
  list: '/app/bank-details',
  record: ({ creatorUserId }: Identified) => `/app/bank-details?creator=${creatorUserId}`,
};
