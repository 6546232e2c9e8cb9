import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/**
 * Seals what must not be read from the disk or from a backup: AES-256-GCM, bound to what it belongs
 * to.
 */
export type AtRestCipher = {
  /** @param owner what the content belongs to; opened under another name it is refused */
  encrypt(content: Buffer, owner: string): Buffer;
  /**
   * @throws an Error when the content was changed, belongs to something else, or its key is not
   * known
   */
  decrypt(sealed: Buffer, owner: string): Buffer;
};

export type CipherKey = { id: number; secret: Buffer };

const [idBytes, nonceBytes, tagBytes] = [1, 12, 16];

/**
 * @param keys `number:base64` pairs separated by commas. The first one encrypts and all of them
 * decrypt, so that a key can be replaced
 * @throws an Error when there is none, a number is repeated or not below 256, or a key has not 32
 * bytes
 */
export function createAtRestCipher(keys: string): AtRestCipher {
  const keyring = parseKeys(keys);
  const [current] = keyring;
  if (!current) throw new Error('There is no key.');
  return {
    encrypt(content, owner) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', current.secret, nonce).setAAD(
        Buffer.from(owner),
      );
      const body = Buffer.concat([cipher.update(content), cipher.final()]);
      return Buffer.concat([Buffer.of(current.id), nonce, cipher.getAuthTag(), body]);
    },
    decrypt(sealed, owner) {
      const key = keyring.find(({ id }) => id === sealed[0]);
      if (!key) throw new Error(`The key ${sealed[0]} is not known.`);
      const nonce = sealed.subarray(idBytes, idBytes + nonceBytes);
      const tag = sealed.subarray(idBytes + nonceBytes, idBytes + nonceBytes + tagBytes);
      const decipher = createDecipheriv('aes-256-gcm', key.secret, nonce)
        .setAAD(Buffer.from(owner))
        .setAuthTag(tag);
      const body = sealed.subarray(idBytes + nonceBytes + tagBytes);
      return Buffer.concat([decipher.update(body), decipher.final()]);
    },
  };
}

/** The keys in their order. @throws as `makeSafe` does */
export function parseKeys(keys: string): CipherKey[] {
  const keyring = keys.split(',').map(parseKey);
  if (new Set(keyring.map(({ id }) => id)).size !== keyring.length)
    throw new Error('A key number is used twice.');
  return keyring;
}

function parseKey(text: string): CipherKey {
  const [, number, encoded] = /^(\d{1,3}):([A-Za-z0-9+/]{43}=)$/.exec(text.trim()) ?? [];
  if (number === undefined || encoded === undefined || Number(number) > 255)
    throw new Error('A key is a number below 256, a colon and 32 bytes in base64.');
  return { id: Number(number), secret: Buffer.from(encoded, 'base64') };
}
