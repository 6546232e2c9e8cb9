import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** A browser's half of a push subscription. */
export type PushDevice = {
  publicKey: string;
  auth: string;
  /** Decrypts what a push service got for it (RFC 8291). @throws when it is not for this device */
  open(body: Buffer): string;
};

const derive = (key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** @param known a private key and a secret in base64url */
export function createPushDevice(known?: { privateKey: string; auth: string }): PushDevice {
  const ecdh = createECDH('prime256v1');
  if (known) ecdh.setPrivateKey(Buffer.from(known.privateKey, 'base64url'));
  else ecdh.generateKeys();
  const publicKey = ecdh.getPublicKey();
  const auth = known ? Buffer.from(known.auth, 'base64url') : randomBytes(16);
  return {
    publicKey: publicKey.toString('base64url'),
    auth: auth.toString('base64url'),
    open(body) {
      const salt = body.subarray(0, 16);
      const sender = body.subarray(21, 21 + body.readUInt8(20));
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
      const inputKey = derive(ecdh.computeSecret(sender), auth, info, 32);
      const key = derive(inputKey, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derive(inputKey, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const cipher = createDecipheriv('aes-128-gcm', key, nonce);
      const sealed = body.subarray(21 + sender.length);
      cipher.setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
      return padded.subarray(0, padded.lastIndexOf(2)).toString();
    },
  };
}
