import type { FastifyReply } from 'fastify';
import { mediaNotFound } from '../media-access.ts';

export const pictureId = (file: string) => file.slice(0, file.lastIndexOf('.'));

export async function sendPicture(
  reply: FastifyReply,
  format: 'jpeg' | 'png',
  content: Buffer | null,
): Promise<undefined> {
  if (!content) throw mediaNotFound(reply);
  await reply
    .type(`image/${format}`)
    .serializer((payload: Buffer) => payload as never)
    .send(content);
  return undefined;
}
