import type { FastifyRequest } from 'fastify';
import type { Config } from '../platform/config/config.ts';
import { isLoopback } from '../platform/network/loopback.ts';

/** The configured public origins of the portal. A request only chooses among them. */
export type Origins = {
  /** Whether people reach the portal over HTTPS. */
  isSecure: boolean;
  /**
   * Whether the request names a host that is ours. A proxy on this machine may ask for it by its
   * own name.
   */
  isKnownHost(request: FastifyRequest): boolean;
  /** The origin that a request is addressed to: what links begin with. */
  requestOrigin(request: FastifyRequest): string;
  /** Whether a page of this origin is ours. */
  isOwnOrigin(origin: string, request: FastifyRequest): boolean;
};

declare module 'fastify' {
  interface FastifyInstance {
    origins: Origins;
  }
}

/** @param publicOrigins empty in a local sandbox, which trusts the request */
export function createOrigins({ publicOrigins }: Pick<Config, 'publicOrigins'>): Origins {
  const [main] = publicOrigins;
  if (main === undefined) return sandboxOrigins;
  const byHost = new Map(publicOrigins.map((origin) => [new URL(origin).host, origin]));
  const configuredOrigin = (request: FastifyRequest) =>
    byHost.get(withoutDefaultPort(request.host));
  return {
    isSecure: main.startsWith('https:'),
    isKnownHost: (request) =>
      configuredOrigin(request) !== undefined || isLoopback(request.hostname),
    requestOrigin: (request) => configuredOrigin(request) ?? main,
    isOwnOrigin: (origin, request) => {
      const known = configuredOrigin(request);
      return known === undefined ? publicOrigins.includes(origin) : origin === known;
    },
  };
}

const requestOrigin = (request: FastifyRequest) => `${request.protocol}://${request.host}`;

const sandboxOrigins: Origins = {
  isSecure: false,
  isKnownHost: (request) => URL.canParse(requestOrigin(request)),
  requestOrigin: requestOrigin,
  isOwnOrigin: (origin, request) => origin === requestOrigin(request),
};

const withoutDefaultPort = (host: string) => host.toLowerCase().replace(/:(80|443)$/, '');
