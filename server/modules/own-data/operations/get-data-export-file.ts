import { Readable } from 'node:stream';
import { indianDay } from '#domain/analytics/engagement.ts';
import { parseRange } from '#server/http/byte-range.ts';
import type { Handler } from '#server/http/handler.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { readExport } from '../export/stored-export.ts';
import { exportLinkHolder, isValidExportLink } from '../export-link.ts';
import { findReadyExport } from '../repository/data-exports.ts';
import { requireCreator } from '../require-creator.ts';

export const getDataExportFile: Handler<'getDataExportFile'> = async (call) => {
  const person = requireCreator(call);
  const { deps, session, request, reply, path, query } = call;
  const { exportId } = path;
  const now = deps.clock.now();
  const link = { exportId, holder: exportLinkHolder(person, session), ...query };
  if (!isValidExportLink(link, deps.config.codeSecret, now)) throw new Problem('not-found');
  const ready = await findReadyExport(deps.db, { id: exportId, personId: person.id, now });
  if (!ready) throw new Problem('not-found');
  const bytes = Number(ready.bytes);
  const etag = `"${exportId}"`;
  const { range, 'if-range': known = etag } = request.headers;
  const part = known === etag ? parseRange(range, bytes) : null;
  const { first, last } = part ?? { first: 0, last: bytes - 1 };
  // Fastify reads the body that a HEAD request does not get to its end.
  const isHead = request.method === 'HEAD';
  const content = isHead ? Readable.from([]) : await readExport(deps, ready, { first, last });
  if (!content) throw new Problem('not-found');
  const day = indianDay(ready.requested_at);
  reply.type('application/zip').headers({
    etag,
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-store',
    'content-disposition': `attachment; filename="dh-creator-data-${day}.zip"`,
    'content-length': String(last - first + 1),
  });
  if (part) reply.code(206).header('content-range', `bytes ${first}-${last}/${bytes}`);
  await reply.send(content);
  return undefined;
};
