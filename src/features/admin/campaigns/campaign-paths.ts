type Identified = { campaignId: string };

/** The addresses of the campaign pages. */
export const campaignPaths = {
  list: '/app/campaigns',
  create: '/app/campaigns?new=true',
  record: ({ campaignId }: Identified) => `/app/campaigns?campaign=${campaignId}`,
  edit: ({ campaignId }: Identified) => `/app/campaigns?campaign=${campaignId}&edit=true`,
};
