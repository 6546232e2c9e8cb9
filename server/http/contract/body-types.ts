import type { FastifyRequest } from 'fastify';
import { Problem } from '#server/platform/errors/problem.ts';
import type { Operation } from './contract-document.ts';

/** RFC 9110, 8.3.1: type, subtype, and parameters whose values are tokens or quoted. */
const token = "[!#$%&'*+.^_`|~0-9A-Za-z-]+";
const parameter = `[ \\t]*;[ \\t]*${token}=(?:${token}|"[^"\\\\]*")`;
const mediaType = new RegExp(`^(${token}/${token})((?:${parameter})*)[ \\t]*$`);
const charset = /;[ \t]*charset=("?)([^";]*)\1/i;

/**
 * Refuses a body of a type that the contract does not name for the operation, and any body where it
 * names none: such a body would pass by the validator, which knows JSON only.
 * @throws {Problem} `unsupported-media-type`
 */
export function createBodyTypeCheck({
  requestBody,
}: Operation): (request: FastifyRequest) => Promise<void> {
  const accepted = Object.keys(requestBody?.content ?? {});
  return async (request) => {
    const { headers } = request;
    const type = headers['content-type'];
    if (type === undefined || accepted.length === 0) {
      if (hasBody(request)) throw new Problem('unsupported-media-type');
      return;
    }
    // Unpacking would let few bytes become many.
    if (headers['content-encoding'] !== undefined) throw new Problem('unsupported-media-type');
    if (hasDuplicateContentType(request) || !isAccepted(type, accepted))
      throw new Problem('unsupported-media-type');
  };
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Node keeps the first of several; another reader of the same request may keep the last. */
function hasDuplicateContentType({ raw }: FastifyRequest): boolean {
  const names = raw.rawHeaders.filter((_, index) => index % 2 === 0);
  return names.filter((name) => name.toLowerCase() === 'content-type').length > 1;
}

function isAccepted(type: string, accepted: readonly string[]): boolean {
  const [, essence = '', parameters = ''] = mediaType.exec(type) ?? [];
  const [, , encoding = 'utf-8'] = charset.exec(parameters) ?? [];
  return accepted.includes(essence.toLowerCase()) && /^utf-?8$/i.test(encoding);
}
