import type { FastifyInstance } from 'fastify';
import type { Config } from '../platform/config/config.ts';
import { emptyStyleHash } from './pages/inline-hashes.ts';

/**
 * The hashes of the inline styles and scripts that a page may use, and the other origins to which
 * the server redirects its forms: Chromium applies `form-action` to redirections too.
 */
type PageNeeds = {
  styles?: readonly string[];
  scripts?: readonly string[];
  formTargets?: readonly string[];
};

/**
 * The content security policy of our pages. Scripts from this origin; inline scripts and styles
 * only by hash: the portal adds its styles as rules, not as text. Local pictures are blobs until
 * they are uploaded.
 */
const buildContentSecurityPolicy = (
  tracking: Config['tracking'],
  { styles = [], scripts = [], formTargets = [] }: PageNeeds,
) =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", emptyStyleHash, ...styles].join(' '),
    // Pasted text has bold and italic in style attributes, and is parsed in a separate document.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    ["connect-src 'self'", tracking && new URL(tracking.url).origin].filter(Boolean).join(' '),
    "worker-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...formTargets].join(' '),
    "object-src 'none'",
  ].join('; ');

/** A year, also for hosts below the portal's own, of which there are none. */
const transportSecurity = 'max-age=31536000; includeSubDomains';

/** Headers of replies that are written without Fastify: JSON, which nobody may show or run. */
export const rawReplyHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
} as const;

declare module 'fastify' {
  interface FastifyInstance {
    /** The policy of a page with these inline styles and scripts; replaces the default one. */
    pagePolicy(needs: PageNeeds): string;
  }
}

/**
 * A one-time link in the older form has its token in the address: the page's own requests do not
 * name it.
 */
const referrerPolicy = (url: string): string =>
  url.startsWith('/token-login') ? 'strict-origin' : 'strict-origin-when-cross-origin';

/**
 * Headers of every reply.
 * @param config `publicOrigin` is the portal's public origin; over HTTPS it also sets HSTS
 */
export function addSecurityHeaders(
  app: FastifyInstance,
  { publicOrigin, tracking }: Pick<Config, 'publicOrigin' | 'tracking'>,
): void {
  app.decorate('pagePolicy', (needs: PageNeeds) => buildContentSecurityPolicy(tracking, needs));
  const policy = app.pagePolicy({});
  const isSecure = publicOrigin?.startsWith('https:') ?? false;
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': referrerPolicy(request.url),
      'permissions-policy': 'geolocation=(), microphone=()',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      // Readers get pictures from the publisher. No other site may embed ours.
      'cross-origin-resource-policy': 'same-origin',
      ...(isSecure && { 'strict-transport-security': transportSecurity }),
    });
  });
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
}
