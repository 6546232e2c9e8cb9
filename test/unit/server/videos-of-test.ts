import type { ContractClient } from './contract-client.ts';

const tus = { 'tus-resumable': '1.0.0' };
const base64 = (text: string) => Buffer.from(text).toString('base64');

/**
 * Sends a video as a browser does, or only its first `bytes`, and gives its id.
 * @param posterId a picture that the browser drew of it
 */
export async function sentVideo(
  owner: ContractClient,
  film: Buffer,
  bytes = film.length,
  posterId?: string,
): Promise<string> {
  const metadata = [`filename ${base64('मेला.mp4')}`, ...(posterId ? [`poster ${base64(posterId)}`] : [])];
  const begun = await owner.call('createVideoUpload', {
    headers: { ...tus, 'upload-length': String(film.length), 'upload-metadata': metadata.join(',') },
  });
  const videoId = String(begun.headers.location).split('/').at(-1) ?? '';
  const sent = await owner.call('continueVideoUpload', {
    path: { videoId },
    headers: { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: film.subarray(0, bytes) as never,
  });
  if (sent.status !== 204) throw new Error(`A video was answered ${sent.status}.`);
  return videoId;
}
