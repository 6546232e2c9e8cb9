import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { MutatedFile } from './file-mutations.ts';

export type Answer = { status: number; headers: Record<string, string | undefined>; body: Buffer };
export type Call = (
  method: string,
  path: string,
  sent?: { headers?: Record<string, string>; body?: Buffer },
) => Promise<Answer>;
/** Whether the server took the file, and what is wrong with that. */
export type Outcome = { status: number; isAccepted: boolean; fault: string | null };

const tus = { 'tus-resumable': '1.0.0' };
const fault = (status: number, text: string | null): Outcome => ({
  status,
  isAccepted: status < 300,
  fault: text ?? (status >= 500 && status !== 503 ? `answered ${status}` : null),
});

/**
 * Sends a file as a browser does. What the server accepts is read again: it has to have the right
 * type and to be made by the server.
 */
export function sendFile(call: Call, file: MutatedFile): Promise<Outcome> {
  if (file.kind === 'picture') return sendPicture(call, file);
  return file.kind === 'video' ? sendVideo(call, file) : sendArticle(call, file);
}

async function sendPicture(call: Call, file: MutatedFile): Promise<Outcome> {
  const { name, content, changes } = file;
  const boundary = `form-${randomUUID()}`;
  const head =
    `--${boundary}\r\nContent-Disposition: form-data; name="imageFile"; filename="${name}"\r\n` +
    'Content-Type: image/jpeg\r\n\r\n';
  const reply = await call('POST', '/api/image?isFile=true', {
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'idempotency-key': randomUUID(),
    },
    body: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
  if (reply.status !== 200) return fault(reply.status, null);
  const { data } = JSON.parse(reply.body.toString()) as { data: { url: string } };
  return fault(
    200,
    await findPictureFault(await call('GET', data.url), changes.length > 0 && content),
  );
}

/** @param changed the file, if it was changed: a PNG of the same encoder may stay the same */
async function findPictureFault(served: Answer, changed: Buffer | false): Promise<string | null> {
  const { status, headers, body } = served;
  if (status !== 200) return `the picture is answered ${status}`;
  if (changed && body.equals(changed)) return 'the picture was not encoded again';
  const { format, exif, width = 0, height = 0 } = await sharp(body).metadata();
  if (headers['content-type'] !== `image/${format}`) return `a ${format} has another type`;
  if (!['jpeg', 'png'].includes(format)) return `a ${format} is served`;
  if (exif) return 'the picture has metadata';
  return Math.max(width, height) > 4096 ? 'the picture is too large' : null;
}

async function sendVideo(call: Call, { content }: MutatedFile): Promise<Outcome> {
  const created = await call('POST', '/api/video', {
    headers: {
      ...tus,
      'upload-length': String(content.length),
      'upload-metadata': 'filename eA==',
    },
  });
  if (created.status !== 201) return fault(created.status, null);
  const path = created.headers.location ?? '';
  const sent = await call('PATCH', path, {
    headers: { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: content,
  });
  if (sent.status !== 204) {
    await call('DELETE', path, { headers: tus });
    return fault(sent.status, null);
  }
  const served = await call('GET', `/videos/${path.split('/').at(-1)}.mp4`);
  return fault(204, findVideoFault(served));
}

function findVideoFault({ status, headers, body }: Answer): string | null {
  if (status !== 200) return `the video is answered ${status}`;
  if (headers['content-type'] !== 'video/mp4') return `the video is ${headers['content-type']}`;
  return body.toString('latin1', 4, 8) === 'ftyp' ? null : 'the video is no MP4';
}

const scripts =
  /<(script|iframe|object|embed|style|svg|math|template)\b|<[^>]*\son\w+\s*=|href="\s*java/i;

async function sendArticle(call: Call, { content }: MutatedFile): Promise<Outcome> {
  const headers = { 'content-type': 'application/json' };
  const post = { action: 'save', clientId: randomUUID(), revision: 0, format: 'FORMAT_ARTICLE' };
  const body = { post: { ...post, title: 'मेला', textContent: content.toString() } };
  const saved = await call('POST', '/api/post/upsert/update', {
    headers: { ...headers, 'idempotency-key': randomUUID() },
    body: Buffer.from(JSON.stringify(body)),
  });
  if (saved.status !== 200) return fault(saved.status, null);
  type Saved = { data: { post: { postUID: string } } };
  const { postUID } = (JSON.parse(saved.body.toString()) as Saved).data.post;
  const read = await call('POST', `/api/post/${postUID}`, { headers, body: Buffer.from('{}') });
  if (read.status !== 200) return fault(200, `the article is answered ${read.status}`);
  const text = JSON.parse(read.body.toString()).data.post?.textContent ?? '';
  return fault(200, scripts.test(text) ? `the article keeps ${scripts.exec(text)?.[0]}` : null);
}
