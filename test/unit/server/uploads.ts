import { crc32 } from 'node:zlib';
import type { ContractClient } from './contract-client.ts';

type UploadOperation = 'uploadImage' | 'uploadConfidentialImage' | 'getImageOrientation';
type UploadOptions<Id extends UploadOperation> = {
  name?: string;
  field?: string;
  type?: string;
  key?: string;
  operation?: Id;
};

/** Uploads a file as a form of a browser does. */
export function upload<Id extends UploadOperation = 'uploadImage'>(
  client: ContractClient,
  file: Buffer | string,
  {
    name = 'IMG_20261120.jpg',
    operation = 'uploadImage' as Id,
    field = operation === 'uploadConfidentialImage' ? 'file' : 'imageFile',
    type = 'image/jpeg',
    key,
  }: UploadOptions<Id> = {},
) {
  const boundary = '----form-of-a-browser';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), Buffer.from(file), Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return uploadForm(client, body, { boundary, key, operation });
}

/** Sends these very bytes as a form. */
export function uploadForm<Id extends UploadOperation = 'uploadImage'>(
  client: ContractClient,
  body: Buffer,
  {
    boundary = '----form-of-a-browser',
    key,
    operation = 'uploadImage' as Id,
  }: { boundary?: string; key?: string | undefined; operation?: Id } = {},
) {
  return client.call(operation, {
    ...(operation !== 'getImageOrientation' && { query: { isFile: 'true' } }),
    body: body as never,
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...(key ? { 'idempotency-key': key } : {}),
    },
  });
}

/** A PNG whose header promises more pixels than its few bytes could fill: a decompression bomb. */
export function bombPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', Buffer.from('789c030000000001', 'hex')),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** The PNG with more chunks behind its header, as texts, profiles and frames come. */
export function withChunks(png: Buffer, ...chunks: [type: string, data: Buffer][]): Buffer {
  const afterHeader = 8 + 25;
  return Buffer.concat([
    png.subarray(0, afterHeader),
    ...chunks.map(([type, data]) => chunk(type, data)),
    png.subarray(afterHeader),
  ]);
}
