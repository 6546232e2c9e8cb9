import { Failure } from '#domain/failure.ts';
import { wholePicture } from '#domain/picture-address.ts';

/**
 * A picture that the server has, as a file, to be worked on.
 * @param address in any form that domain/picture-address.ts knows
 * @throws Failure `network` when it cannot be had
 */
export async function fetchPicture(address: string): Promise<File> {
  const url = wholePicture(address);
  const reply = await fetch(url).catch(() => null);
  if (!reply?.ok) throw new Failure({ code: 'network' });
  const blob = await reply.blob();
  return new File([blob], url.replace(/^.*\//, ''), { type: blob.type });
}
