import { request as httpRequest, type IncomingMessage } from 'node:http';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { ContractClient } from '#test/unit/server/harness/contract-client.ts';

/** The configured origin of the server behind the proxy. */
export const ownOrigin = 'http://localhost:4000';

/**
 * A client that calls over HTTP through a validating proxy instead of `inject`.
 * @param found is called with every violation of the contract that the proxy reports
 */
export function proxiedClient(url: string, found: (violation: string) => void): ContractClient {
  const inject = async (options: InjectOptions) => {
    const reply = await send(url, options);
    const violations = reply.headers['sl-violations'];
    if (violations) found(`${options.method} ${options.url} ${reply.statusCode}: ${violations}`);
    return reply;
  };
  return new ContractClient({ inject } as unknown as FastifyInstance);
}

function send(
  url: string,
  { method, url: path, headers = {}, payload }: InjectOptions,
): Promise<LightMyRequestResponse> {
  const isBytes = Buffer.isBuffer(payload) || typeof payload === 'string';
  const body = payload === undefined ? '' : isBytes ? payload : JSON.stringify(payload);
  const type = payload !== undefined && !isBytes && { 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(new URL(String(path), url), {
      method: String(method),
      // A connection that had rested could be closed by Prism just when it is used again.
      agent: false,
      headers: {
        ...type,
        ...(headers as Record<string, string>),
        'content-length': Buffer.byteLength(body),
      },
    });
    outgoing.once('error', reject);
    outgoing.once('response', (incoming) => {
      const parts: Buffer[] = [];
      incoming.on('data', (part: Buffer) => parts.push(part));
      incoming.once('error', reject);
      incoming.once('end', () => resolve(replyOf(incoming, Buffer.concat(parts))));
    });
    outgoing.end(body);
  });
}

function replyOf(
  { statusCode, headers }: IncomingMessage,
  rawPayload: Buffer,
): LightMyRequestResponse {
  const body = rawPayload.toString();
  const cookies = (headers['set-cookie'] ?? []).map(cookieOf);
  return {
    statusCode,
    headers,
    rawPayload,
    body,
    cookies,
    json: () => JSON.parse(body),
  } as unknown as LightMyRequestResponse;
}

function cookieOf(line: string) {
  const [pair = '', ...attributes] = line.split('; ');
  const at = pair.indexOf('=');
  const expires = attributes.find((one) => /^expires=/i.test(one))?.slice('expires='.length);
  return {
    name: pair.slice(0, at),
    value: pair.slice(at + 1),
    ...(expires && { expires: new Date(expires) }),
  };
}
