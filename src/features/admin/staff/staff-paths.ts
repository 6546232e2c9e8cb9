type Identified = { staffUserId: string };

/** The addresses of the pages of staff accounts. */
export const staffPaths = {
  list: '/app/staff',
  create: '/app/staff?new=true',
  record: ({ staffUserId }: Identified) => `/app/staff?member=${staffUserId}`,
  edit: ({ staffUserId }: Identified) => `/app/staff?member=${staffUserId}&edit=true`,
  found: (search: string) => `/app/staff?${new URLSearchParams({ search })}`,
};
