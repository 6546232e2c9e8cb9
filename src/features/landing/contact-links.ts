/** Static pages outside of the portal, so that they can be read without it. */
export const legalLinks = { privacy: '/legal/privacy.html', terms: '/legal/terms.html' } as const;

/** Shown until the configuration has the installation's own address. */
export const defaultSupportEmail = 'creators@creator.example';
