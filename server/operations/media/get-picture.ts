import type { FastifyReply } from 'fastify';
import type { Handler } from '../../handler.ts';
import { formatOfFile, readPicture, readResized } from '../../pictures/picture-store.ts';
import { Problem } from '../../problem.ts';

const idOf = (file: string) => file.slice(0, file.lastIndexOf('.'));

export const getPictureOriginal: Handler<'getPictureOriginal'> = async ({ path, deps, reply }) => {
  const format = formatOfFile(path.file);
  return sendPicture(reply, format, await readPicture(deps.storage, idOf(path.file), format));
};

export const getPicture: Handler<'getPicture'> = async ({ path, deps, reply }) => {
  const format = formatOfFile(path.file);
  return sendPicture(reply, format, await readResized(deps.storage, idOf(path.file), format, path.size));
};

async function sendPicture(
  reply: FastifyReply,
  format: 'jpeg' | 'png',
  content: Buffer | null,
): Promise<undefined> {
  if (!content) throw new Problem('not-found');
  await reply
    .type(`image/${format}`)
    .header('cache-control', 'public, max-age=31536000, immutable')
    .serializer((payload: Buffer) => payload as never)
    .send(content);
  return undefined;
}
