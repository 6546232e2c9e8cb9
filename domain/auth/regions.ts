export const regions = ['DH_APP', 'DH_MENA'] as const;
export type Region = (typeof regions)[number];

/** The region of a host: DH_MENA when its third label is "me" (spec point 3, "Cookies read"). */
export function regionForHost(host: string): Region {
  return host.split(':')[0]?.split('.')[2] === 'me' ? 'DH_MENA' : 'DH_APP';
}

/** The region named by a cookie, else that of the host. */
export function resolveRegion(cookie: string | undefined, host: string): Region {
  return regions.find((region) => region === cookie) ?? regionForHost(host);
}

/** Signing in with a phone number is not offered in DH_MENA (spec point 5). */
export function isPhoneOffered(region: Region): boolean {
  return region !== 'DH_MENA';
}
