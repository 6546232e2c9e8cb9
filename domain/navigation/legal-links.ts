/** Static pages outside of the portal, so that they can be read without it. */
export const legalLinks = { privacy: '/legal/privacy.html', terms: '/legal/terms.html' } as const;
