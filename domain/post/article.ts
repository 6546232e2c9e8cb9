/**
 * The HTML that an article may hold; the editor writes and the server accepts nothing else.
 */
export const articleTags = [
  'p',
  'h2',
  'h3',
  'ul',
  'ol',
  'li',
  'blockquote',
  'strong',
  'em',
  'u',
  's',
  'a',
  'br',
  'figure',
  'figcaption',
  'img',
] as const;

export type EmbedProvider = 'youtube' | 'instagram' | 'x' | 'facebook';

const providerHosts: Record<EmbedProvider, readonly string[]> = {
  youtube: ['youtube.com', 'youtu.be', 'm.youtube.com'],
  instagram: ['instagram.com'],
  x: ['x.com', 'twitter.com', 'mobile.twitter.com'],
  facebook: ['facebook.com', 'm.facebook.com', 'fb.watch'],
};

const allowedProtocols = ['http:', 'https:', 'mailto:', 'tel:'];

/** Whose page an address shows, when it may be embedded: https only, and only these hosts. */
export function findEmbedProvider(address: string): EmbedProvider | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== 'https:' || url.username || url.password || url.port) return null;
  const host = url.hostname.replace(/^www\./, '');
  const providers = Object.keys(providerHosts) as EmbedProvider[];
  return providers.find((provider) => providerHosts[provider].includes(host)) ?? null;
}

/**
 * Whether an article may link to this address: not with a name before an `@`, which hides the host.
 */
export function isLinkAllowed(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password } = new URL(address);
  return allowedProtocols.includes(protocol) && !username && !password;
}
