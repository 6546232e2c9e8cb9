import { readConfidential } from '../../confidential/confidential-files.ts';
import type { Handler } from '../../handler.ts';
import { actingPerson } from '../../people/acting-person.ts';
import { Problem } from '../../problem.ts';

export const getConfidentialImage: Handler<'getConfidentialImage'> = async (call) => {
  const person = actingPerson(call);
  const { deps, path, reply } = call;
  const file = await deps.db
    .selectFrom('confidential_files')
    .where('id', '=', path.fileId)
    .select(['id', 'owner_id', 'format'])
    .executeTakeFirst();
  const maySee = file && (file.owner_id === person.id || person.permissions.includes('APPROVE_CREATOR'));
  const content = maySee && (await readConfidential(deps.storage, deps.safe, file.id));
  if (!content) throw new Problem('not-found');
  await reply
    .type(`image/${file.format}`)
    .header('cache-control', 'no-store')
    .serializer((payload: Buffer) => payload as never)
    .send(content);
  return undefined;
};
