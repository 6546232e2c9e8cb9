import { createHash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';
import Fastify, { type FastifyRequest } from 'fastify';
import type { S3Settings } from '#server/platform/storage/s3-storage.ts';

const credentials = { accessKeyId: 'portal', secretAccessKey: 'a-secret-of-these-tests-only' };

/**
 * An S3 bucket: whole files by PUT, ranges, deletion, and signature checks of every
 * request (SigV4).
 */
export async function startS3Server() {
  const app = Fastify({ bodyLimit: 64 * 1024 * 1024 });
  const files = new Map<string, Buffer>();
  /** What the portal has stored in the metadata of files. */
  const checksums = new Map<string, string>();
  /** What the next requests are answered, in place of what they ask for. */
  const failures: number[] = [];
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.addHook('preHandler', async (request, reply) => {
    const failure = failures.shift();
    if (failure !== undefined) return refuse(reply.code(failure), 'SlowDown');
    if (!(await isSigned(request))) return refuse(reply.code(403), 'SignatureDoesNotMatch');
    // S3 wants to know the length beforehand.
    if (request.method === 'PUT' && request.headers['content-length'] === undefined)
      return refuse(reply.code(411), 'MissingContentLength');
    if (!hasSignedContent(request)) return refuse(reply.code(400), 'XAmzContentSHA256Mismatch');
  });
  app.put<{ Params: { '*': string } }>('/portal/*', async (request) => {
    files.set(request.params['*'], (request.body as Buffer | undefined) ?? Buffer.alloc(0));
    checksums.set(request.params['*'], String(request.headers['x-amz-meta-sha256']));
    return '';
  });
  app.get<{ Params: { '*': string } }>('/portal/*', async (request, reply) => {
    const file = files.get(request.params['*']);
    if (!file) return refuse(reply.code(404), 'NoSuchKey');
    reply.header('x-amz-meta-sha256', checksums.get(request.params['*']));
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    if (first === undefined) return reply.send(file);
    return reply.code(206).send(file.subarray(Number(first), Number(last) + 1));
  });
  app.delete<{ Params: { '*': string } }>('/portal/*', async (request, reply) => {
    files.delete(request.params['*']);
    return reply.code(204).send();
  });
  const endpoint = await app.listen({ port: 0, host: '127.0.0.1' });
  const settings: S3Settings = { endpoint, bucket: 'portal', region: 'ap-south-1', ...credentials };
  return { settings, files, failures, stop: () => app.close() };

  async function isSigned({ method, url, headers }: FastifyRequest): Promise<boolean> {
    const [, names = ''] = /SignedHeaders=([^,]+),/.exec(headers.authorization ?? '') ?? [];
    const signed = names.split(';').filter((name) => name !== 'host');
    const signer = new AwsV4Signer({
      ...credentials,
      method,
      // A proxy may be in between; the host that the client signed is its address.
      url: `http://${headers.host}${url}`,
      headers: Object.fromEntries(signed.map((name) => [name, String(headers[name])])),
      service: 's3',
      region: 'ap-south-1',
      datetime: String(headers['x-amz-date']),
    });
    return (await signer.authHeader()) === headers.authorization;
  }
}

function hasSignedContent({ headers, body }: FastifyRequest): boolean {
  const signed = headers['x-amz-content-sha256'];
  if (signed === 'UNSIGNED-PAYLOAD') return true;
  const content = (body as Buffer | undefined) ?? Buffer.alloc(0);
  return createHash('sha256').update(content).digest('hex') === signed;
}

function refuse<Reply extends { type(kind: string): Reply; send(body: string): Reply }>(
  reply: Reply,
  code: string,
): Reply {
  return reply
    .type('application/xml')
    .send(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
}
