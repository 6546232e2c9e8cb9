import { Failure } from '#domain/contract/failure.ts';
import { wholePictureAddress } from './image-service.ts';

/**
 * A picture that the server has, as a file, to be worked on.
 * @param address in any form that domain/media/picture-url.ts knows
 * @throws Failure `network` when it cannot be loaded
 */
export async function fetchPictureFile(address: string): Promise<File> {
  const url = wholePictureAddress(address);
  const reply = await fetch(url).catch(() => null);
  if (!reply?.ok) throw new Failure({ code: 'network' });
  const blob = await reply.blob();
  return new File([blob], url.replace(/^.*\//, ''), { type: blob.type });
}
