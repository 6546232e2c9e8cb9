import { recordAccess } from '#server/http/audit-trail.ts';
import type { Handler } from '#server/http/handler.ts';
import { requirePerson } from '#server/modules/people/index.ts';
import { readConfidentialFile } from '#server/platform/encryption/confidential-files.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { findConfidentialFile } from '../repository/confidential-files.ts';

export const getConfidentialImage: Handler<'getConfidentialImage'> = async (call) => {
  const person = requirePerson(call);
  const { deps, path, reply } = call;
  const file = await findConfidentialFile(deps.db, path.fileId);
  const maySee =
    file && (file.owner_id === person.id || person.permissions.includes('APPROVE_CREATOR'));
  const content = maySee && (await readConfidentialFile(deps.storage, deps.cipher, file.id));
  if (!content) throw new Problem('not-found');
  if (file.owner_id !== person.id)
    await recordAccess(call, person, { kind: 'document', id: file.id });
  await reply
    .type(`image/${file.format}`)
    .header('cache-control', 'no-store')
    .serializer((payload: Buffer) => payload as never)
    .send(content);
  return undefined;
};
