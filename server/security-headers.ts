import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';

/**
 * What a page of ours may do. Scripts come from us alone; styles may stand in the page, because Chakra writes them there
 * while it runs. Local pictures are blobs until they are uploaded.
 */
const contentSecurityPolicy = (tracking: Config['tracking']) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    ["connect-src 'self'", tracking && new URL(tracking.url).origin].filter(Boolean).join(' '),
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ');

/**
 * Headers that every reply carries.
 * @param config `publicOrigin` is where the portal is open to the world; by HTTPS there, browsers are told to stay with it
 */
export function addSecurityHeaders(
  app: FastifyInstance,
  { publicOrigin, tracking }: Pick<Config, 'publicOrigin' | 'tracking'>,
): void {
  const policy = contentSecurityPolicy(tracking);
  const isSecure = publicOrigin?.startsWith('https:') ?? false;
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'geolocation=(), microphone=()',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      ...(isSecure && { 'strict-transport-security': 'max-age=31536000' }),
    });
  });
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
}
