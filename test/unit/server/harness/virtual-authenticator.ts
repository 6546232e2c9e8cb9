import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { components } from '#generated/contract.ts';

type Registration = components['schemas']['PasskeyRegistration'];
type Assertion = components['schemas']['PasskeyAssertion'];

const text = (value: string) => Buffer.concat([Buffer.of(0x60 + value.length), Buffer.from(value)]);
const bytes = (value: Buffer) =>
  Buffer.concat([Buffer.of(0x59, value.length >> 8, value.length & 255), value]);
const userPresentAndVerified = 0x05;
const hasCredential = 0x40;

/**
 * A passkey in software (WebAuthn level 3, section 6): makes one for a challenge, and answers
 * challenges with it.
 */
export function virtualAuthenticator(origin = 'http://localhost:4000') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (rpId: string, flags: number, more = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    counter += 1;
    count.writeUInt32BE(counter);
    const rpHash = createHash('sha256').update(rpId).digest();
    return Buffer.concat([rpHash, Buffer.of(flags), count, more]);
  };
  return {
    make({ challenge, rpId }: { challenge: string; rpId: string }): Registration {
      // COSE: key type EC2, ES256, curve P-256, then the point.
      const point = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')] as const;
      const key = Buffer.concat([
        Buffer.from('a5010203262001', 'hex'),
        Buffer.from('215820', 'hex'),
        point[0],
        Buffer.from('225820', 'hex'),
        point[1],
      ]);
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.of(0, id.length), id, key]);
      const data = authenticatorData(rpId, userPresentAndVerified | hasCredential, credential);
      const attestation = [text('fmt'), text('none'), text('attStmt'), Buffer.of(0xa0)];
      const object = Buffer.concat([
        Buffer.of(0xa3),
        ...attestation,
        text('authData'),
        bytes(data),
      ]);
      return {
        credentialId: id.toString('base64url'),
        clientDataJson: clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: object.toString('base64url'),
        transports: ['internal'],
      };
    },
    answer({ challenge, rpId }: { challenge: string; rpId: string }): Assertion {
      const data = authenticatorData(rpId, userPresentAndVerified);
      const client = clientData('webauthn.get', challenge);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      return {
        credentialId: id.toString('base64url'),
        clientDataJson: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: createSign('sha256').update(signed).sign(privateKey).toString('base64url'),
      };
    },
  };
}
