import { createCipheriv, createDecipheriv } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';

/*
 * A large file, encrypted in blocks, so that it is written in one pass and any range of it can be
 * read: AES-256-GCM with a key that is used for this file only. The nonce of a block is its number,
 * so blocks cannot be swapped.
 */

const blockBytes = 64 * 1024;
const tagBytes = 16;
const storedBlockBytes = blockBytes + tagBytes;

function nonceOf(block: number): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(block, 6, 6);
  return nonce;
}

/** Encrypts what passes through. `plainBytes` counts what came in. */
export class EncryptFile extends Transform {
  plainBytes = 0;
  readonly #key: Buffer;
  #block = 0;
  #waiting = Buffer.alloc(0);

  /** @param key 32 random bytes that encrypt nothing else */
  constructor(key: Buffer) {
    super();
    this.#key = key;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.plainBytes += chunk.length;
    let rest = Buffer.concat([this.#waiting, chunk]);
    while (rest.length >= blockBytes) {
      this.#encrypt(rest.subarray(0, blockBytes));
      rest = rest.subarray(blockBytes);
    }
    this.#waiting = rest;
    done();
  }

  override _flush(done: TransformCallback): void {
    if (this.#waiting.length > 0) this.#encrypt(this.#waiting);
    done();
  }

  #encrypt(plain: Buffer): void {
    const cipher = createCipheriv('aes-256-gcm', this.#key, nonceOf(this.#block));
    this.#block += 1;
    this.push(Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]));
  }
}

type Range = { first: number; last: number };

/** The bytes of the encrypted file that hold a range of `plainBytes` bytes, both ends included. */
export function encryptedRange({ first, last }: Range, plainBytes: number): Range {
  const blocks = Math.ceil(plainBytes / blockBytes);
  const lastBlock = Math.floor(last / blockBytes);
  const end = (lastBlock + 1) * storedBlockBytes - 1;
  return {
    first: Math.floor(first / blockBytes) * storedBlockBytes,
    last: Math.min(end, plainBytes + blocks * tagBytes - 1),
  };
}

/**
 * Decrypts a range of a file, block by block.
 * @param stored the bytes that {@link encryptedRange} names
 * @throws an Error when a block was changed, or when bytes are missing
 */
export async function* decryptRange(
  stored: AsyncIterable<Buffer>,
  key: Buffer,
  { first, last }: Range,
): AsyncGenerator<Buffer> {
  let block = Math.floor(first / blockBytes);
  let sent = 0;
  for await (const content of blocksOf(stored)) {
    const plain = decryptBlock(content, key, block);
    const start = Math.max(0, first - block * blockBytes);
    const end = Math.min(plain.length, last + 1 - block * blockBytes);
    block += 1;
    sent += Math.max(0, end - start);
    yield plain.subarray(start, end);
  }
  if (sent !== last - first + 1)
    throw new Error('The encrypted file is shorter than it should be.');
}

async function* blocksOf(stored: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stored) {
    waiting.push(chunk);
    bytes += chunk.length;
    if (bytes < storedBlockBytes) continue;
    let rest = Buffer.concat(waiting);
    for (; rest.length >= storedBlockBytes; rest = rest.subarray(storedBlockBytes))
      yield rest.subarray(0, storedBlockBytes);
    waiting = [rest];
    bytes = rest.length;
  }
  if (bytes > 0) yield Buffer.concat(waiting);
}

function decryptBlock(content: Buffer, key: Buffer, block: number): Buffer {
  const body = content.subarray(0, -tagBytes);
  const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(block));
  decipher.setAuthTag(content.subarray(-tagBytes));
  return Buffer.concat([decipher.update(body), decipher.final()]);
}
