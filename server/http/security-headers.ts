import type { FastifyInstance } from 'fastify';
import type { Config } from '../platform/config/config.ts';
import { emptyStyleHash } from './pages/style-hashes.ts';

/**
 * What a page of ours may do. Scripts come from us alone; of styles in the page only those that we
 * wrote there, by their hashes: what the portal adds while it runs goes in by rules, not as text.
 * Local pictures are blobs until they are uploaded.
 */
const buildContentSecurityPolicy = (tracking: Config['tracking'], styles: readonly string[]) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    ["style-src 'self'", emptyStyleHash, ...styles].join(' '),
    // What is pasted says in attributes what is bold and what is italic, and is read in a document
    // of its own.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    ["connect-src 'self'", tracking && new URL(tracking.url).origin].filter(Boolean).join(' '),
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ');

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * The policy of a page whose own styles have these hashes; sent in place of the one that every
     * reply has.
     */
    pagePolicy(styles: readonly string[]): string;
  }
}

/**
 * A one-time link in the older form has its token in the address: the page's own requests do not
 * name it.
 */
const referrerPolicy = (url: string): string =>
  url.startsWith('/token-login') ? 'strict-origin' : 'strict-origin-when-cross-origin';

/**
 * Headers that every reply carries.
 * @param config `publicOrigin` is where the portal is open to the world; by HTTPS there, browsers
 * are told to stay with it
 */
export function addSecurityHeaders(
  app: FastifyInstance,
  { publicOrigin, tracking }: Pick<Config, 'publicOrigin' | 'tracking'>,
): void {
  app.decorate('pagePolicy', (styles: readonly string[]) =>
    buildContentSecurityPolicy(tracking, styles),
  );
  const policy = app.pagePolicy([]);
  const isSecure = publicOrigin?.startsWith('https:') ?? false;
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': referrerPolicy(request.url),
      'permissions-policy': 'geolocation=(), microphone=()',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      // Readers get pictures from the publisher; nobody else shows ours.
      'cross-origin-resource-policy': 'same-origin',
      ...(isSecure && { 'strict-transport-security': 'max-age=31536000' }),
    });
  });
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
}
