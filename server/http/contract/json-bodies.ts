import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { Problem } from '#server/platform/errors/problem.ts';
import { isAllowedJson } from './json-scanner.ts';

/**
 * Reads bodies of JSON: UTF-8 only, no key twice in one object, no key that reaches a prototype,
 * and neither deeper nor with more keys in one object than any body of the contract could be.
 */
export function addJsonBodyParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (!isUtf8(body as Buffer)) return done(new Problem('invalid-json'));
    const text = body.toString('utf8');
    if (!isAllowedJson(text)) return done(new Problem('invalid-json'));
    return parse(request, text, done);
  });
}
