import { Failure } from '#domain/contract/failure.ts';
import { productName } from '#domain/product.ts';
import type { components } from '#generated/contract.ts';
import { call } from './client.ts';

type Assertion = components['schemas']['PasskeyAssertion'];
type Registration = components['schemas']['PasskeyRegistration'];
type PasskeyName = components['schemas']['PasskeyName'];

/** Those that the contract knows; a browser may name others. */
const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

/** Loaded when the first passkey is used: creators have none. */
const webauthn = () => import('@simplewebauthn/browser');

/**
 * Whether this browser knows passkeys, and the portal has an address that they can be bound to: a
 * name, not a number.
 */
export function arePasskeysSupported(): boolean {
  return 'PublicKeyCredential' in globalThis && !/^[\d.]+$|^\[/.test(location.hostname);
}

const credentialDescriptors = (passkeys: PasskeyName[]) =>
  passkeys.map(({ credentialId, transports }) => ({ id: credentialId, transports }));

/**
 * Answers a challenge of the server with a passkey of this device.
 * @throws {Failure} `passkey-cancelled`, `passkey-unsupported`, and what the call throws
 */
async function requestAssertion(signal: AbortSignal): Promise<Assertion> {
  requireSupport();
  const { challenge, rpId, passkeys } = await call('startPasskeySignIn', { signal });
  const { startAuthentication } = await webauthn();
  const { id, response } = await runCeremony(
    () =>
      startAuthentication({
        optionsJSON: {
          challenge,
          rpId,
          allowCredentials: credentialDescriptors(passkeys).map((one) => ({
            ...one,
            type: 'public-key',
          })),
          userVerification: 'required',
        },
      }),
    signal,
  );
  return {
    credentialId: id,
    clientDataJson: response.clientDataJSON,
    authenticatorData: response.authenticatorData,
    signature: response.signature,
  };
}

/** Signs in with a passkey, as the second step or alone. @throws {Failure} */
export async function signInWithPasskey(signal: AbortSignal) {
  return call('finishPasskeySignIn', { body: { answer: await requestAssertion(signal) }, signal });
}

/** Confirms the signed-in person with a passkey. @throws {Failure} */
export async function confirmWithPasskey(signal: AbortSignal) {
  const answer = await requestAssertion(signal);
  return call('reauthenticate', { body: { action: 'passkey', answer }, signal });
}

/**
 * Creates a passkey on this device and adds it to the account.
 * @returns the recovery codes, if it is the first second factor
 * @throws {Failure} `passkey-cancelled`, `passkey-known`, `passkey-unsupported`, and what the calls
 * throw
 */
export async function addPasskey(name: string, signal: AbortSignal): Promise<string[] | null> {
  requireSupport();
  const options = await call('startPasskey', { signal });
  const { startRegistration } = await webauthn();
  const { id, response } = await runCeremony(
    () =>
      startRegistration({
        optionsJSON: {
          challenge: options.challenge,
          rp: { id: options.rpId, name: productName },
          user: {
            id: options.userHandle,
            name: options.userName,
            displayName: options.displayName,
          },
          // ES256 and RS256: between them, every authenticator.
          pubKeyCredParams: [
            { type: 'public-key', alg: -7 },
            { type: 'public-key', alg: -257 },
          ],
          excludeCredentials: credentialDescriptors(options.passkeys).map((one) => ({
            ...one,
            type: 'public-key',
          })),
          // Stored on the device, so that it signs in without a name.
          authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
          attestation: 'none',
        },
      }),
    signal,
  );
  const made: Registration = {
    credentialId: id,
    clientDataJson: response.clientDataJSON,
    attestationObject: response.attestationObject,
    transports: transports.filter((one) => response.transports?.includes(one)),
  };
  const { recoveryCodes } = await call('addPasskey', { body: { name, made }, signal });
  return recoveryCodes;
}

function requireSupport(): void {
  if (!arePasskeysSupported()) throw new Failure({ code: 'passkey-unsupported' });
}

/** Cancels the browser's prompt with the signal, and translates its errors. */
async function runCeremony<Result>(
  ask: () => Promise<Result>,
  signal: AbortSignal,
): Promise<Result> {
  const { WebAuthnAbortService } = await webauthn();
  const abort = () => WebAuthnAbortService.cancelCeremony();
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await ask();
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    const { name } = error as Error;
    const code =
      name === 'InvalidStateError'
        ? 'passkey-known'
        : name === 'NotSupportedError' || name === 'ConstraintError' || name === 'SecurityError'
          ? 'passkey-unsupported'
          : 'passkey-cancelled';
    const failure = new Failure({ code });
    failure.cause = error;
    throw failure;
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
