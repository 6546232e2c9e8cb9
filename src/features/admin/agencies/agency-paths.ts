type Identified = { agencyUserId: string };

/** The addresses of the agency pages. */
export const agencyPaths = {
  list: '/app/agency',
  create: '/app/agency?new=true',
  record: ({ agencyUserId }: Identified) => `/app/agency?agency=${agencyUserId}`,
  edit: ({ agencyUserId }: Identified) => `/app/agency?agency=${agencyUserId}&edit=true`,
};
