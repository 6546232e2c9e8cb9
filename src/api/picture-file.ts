import { Failure } from '#domain/contract/failure.ts';
import { originalPictureUrl } from '#domain/media/picture-url.ts';

/**
 * A picture that the server has, as a file, to be worked on.
 * @param address in any form that domain/media/picture-url.ts knows
 * @throws Failure `network` when it cannot be had
 */
export async function fetchPictureFile(address: string): Promise<File> {
  const url = originalPictureUrl(address);
  const reply = await fetch(url).catch(() => null);
  if (!reply?.ok) throw new Failure({ code: 'network' });
  const blob = await reply.blob();
  return new File([blob], url.replace(/^.*\//, ''), { type: blob.type });
}
