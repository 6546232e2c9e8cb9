import { request as httpRequest } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { Preference } from './scenario.ts';

export type PrismAnswer = {
  status: number;
  type: string;
  body: Buffer;
  violations: string | undefined;
};

/** The headers that the contract requires. */
const handedOn = [
  'content-type',
  'idempotency-key',
  'tus-resumable',
  'upload-length',
  'upload-metadata',
  'upload-offset',
];

const sessionCookies = 'auth-user=mock; blocked-access=mock';

/**
 * Hands the request on with `Prefer`; the session cookie is made up, so that Prism's own check lets
 * it pass.
 */
export function askPrism(
  request: FastifyRequest,
  url: URL,
  preference: Preference,
): Promise<PrismAnswer> {
  const headers: Record<string, string> = { accept: 'application/json', cookie: sessionCookies };
  for (const name of handedOn) {
    const value = request.headers[name];
    if (typeof value === 'string') headers[name] = value;
  }
  if (preference && 'code' in preference) {
    const example = preference.example ? `, example=${preference.example}` : '';
    headers.prefer = `code=${preference.code}${example}`;
  }
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  headers['content-length'] = String(body.length);
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(url, { method: request.method, headers }, (incoming) => {
      const parts: Buffer[] = [];
      incoming.on('data', (part: Buffer) => parts.push(part));
      incoming.once('error', reject);
      incoming.once('end', () => {
        const violations = incoming.headers['sl-violations'];
        resolve({
          status: incoming.statusCode ?? 502,
          type: incoming.headers['content-type'] ?? 'application/json',
          body: Buffer.concat(parts),
          violations: typeof violations === 'string' ? violations : undefined,
        });
      });
    });
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}
