import { limits } from '#domain/limits.ts';
import type { Handler } from '#server/http/handler.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { exportLinkHolder, signExportLink } from '../export-link.ts';
import { findReadyExport } from '../repository/data-exports.ts';
import { requireCreator } from '../require-creator.ts';

export const createDataExportLink: Handler<'createDataExportLink'> = async (call) => {
  const person = requireCreator(call);
  const { deps, session, body } = call;
  const now = deps.clock.now();
  const ready = await findReadyExport(deps.db, { id: body.exportId, personId: person.id, now });
  if (!ready) throw new Problem('not-found');
  const exportId = ready.id;
  const expires = Math.floor(now.getTime() / 1000) + limits.dataExportLinkSeconds;
  const link = { exportId, holder: exportLinkHolder(person, session), expires };
  const signature = signExportLink(link, deps.config.codeSecret);
  const query = `expires=${expires}&signature=${signature}`;
  return { url: `/api/ownData/export/${exportId}/file?${query}` };
};
