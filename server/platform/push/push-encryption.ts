import { createCipheriv, createECDH, ECDH, hkdfSync, randomBytes } from 'node:crypto';

/** Where a device receives pushes, as its browser gives it. */
export type PushTarget = {
  endpoint: string;
  /** P-256 public key, uncompressed, in base64url. */
  publicKey: string;
  /** 16 bytes in base64url. */
  auth: string;
};

const recordSize = 4096;
/** The length of an uncompressed P-256 public key. */
const publicKeyBytes = 65;
const saltBytes = 16;
const curve = 'prime256v1';

type Randomness = { salt: Buffer; privateKey: Buffer | undefined };

/**
 * Encrypts a message for one device (RFC 8291; one record of `aes128gcm`, RFC 8188).
 * @param message 3,993 bytes at most
 * @param randomness only for tests with known values
 * @throws when the key of the device is not on the curve
 */
export function encryptPush(
  message: Buffer,
  target: Pick<PushTarget, 'publicKey' | 'auth'>,
  randomness: Randomness = { salt: randomBytes(saltBytes), privateKey: undefined },
): Buffer {
  const { salt, privateKey } = randomness;
  const device = Buffer.from(target.publicKey, 'base64url');
  const ecdh = createECDH(curve);
  if (privateKey) ecdh.setPrivateKey(privateKey);
  else ecdh.generateKeys();
  const own = ecdh.getPublicKey();
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), device, own]);
  const auth = Buffer.from(target.auth, 'base64url');
  const inputKey = derive(ecdh.computeSecret(device), auth, keyInfo, 32);
  const key = derive(inputKey, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(inputKey, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(recordSize);
  return Buffer.concat([
    salt,
    size,
    Buffer.from([own.length]),
    own,
    cipher.update(message),
    // Marks the last record.
    cipher.update(Buffer.from([2])),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
}

const derive = (key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** Whether these can be encrypted for. */
export function isPushTargetKey({ publicKey, auth }: Omit<PushTarget, 'endpoint'>): boolean {
  const key = Buffer.from(publicKey, 'base64url');
  if (key.length !== publicKeyBytes || Buffer.from(auth, 'base64url').length !== 16) return false;
  try {
    ECDH.convertKey(key, curve);
    return true;
  } catch {
    return false;
  }
}
