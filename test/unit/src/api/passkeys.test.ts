import {
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '#src/api/client.ts';
import {
  addPasskey,
  arePasskeysSupported,
  confirmWithPasskey,
  signInWithPasskey,
} from '#src/api/passkeys.ts';

vi.mock('@simplewebauthn/browser', () => ({
  startAuthentication: vi.fn(),
  startRegistration: vi.fn(),
  WebAuthnAbortService: { cancelCeremony: vi.fn() },
}));
vi.mock('#src/api/client.ts', () => ({ call: vi.fn() }));

const named = (name: string) => Object.assign(new Error(name), { name });
const { signal } = new AbortController();
const credential = {
  id: 'cGFzc2tleS0x',
  response: { clientDataJSON: 'data', authenticatorData: 'auth', signature: 'sig' },
};
const answer = {
  credentialId: 'cGFzc2tleS0x',
  clientDataJson: 'data',
  authenticatorData: 'auth',
  signature: 'sig',
};

beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.stubGlobal('location', { hostname: 'portal.example' });
  vi.mocked(call).mockImplementation((async (operationId: string) =>
    operationId === 'addPasskey'
      ? { recoveryCodes: ['7KQM-X2PD-WA9R-F4HT'] }
      : {
          challenge: 'c',
          rpId: 'portal.example',
          passkeys: [],
          userHandle: 'u',
          userName: 'n',
        }) as never);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

describe('passkeys', () => {
  it.each([
    ['portal.example', true],
    ['localhost', true],
    ['127.0.0.1', false],
    ['[::1]', false],
  ])('are supported at %s: %s', (hostname, isSupported) => {
    vi.stubGlobal('location', { hostname });
    expect(arePasskeysSupported()).toBe(isSupported);
  });

  it('are not asked for in a browser without them', async () => {
    vi.stubGlobal('PublicKeyCredential', undefined);
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    await expect(signInWithPasskey(signal)).rejects.toMatchObject({ code: 'passkey-unsupported' });
    expect(call).not.toHaveBeenCalled();
  });

  it('sign in and confirm the identity with their answer', async () => {
    vi.mocked(startAuthentication).mockResolvedValue(credential as never);
    await signInWithPasskey(signal);
    expect(call).toHaveBeenLastCalledWith('finishPasskeySignIn', { body: { answer }, signal });
    await confirmWithPasskey(signal);
    const body = { action: 'passkey', answer };
    expect(call).toHaveBeenLastCalledWith('reauthenticate', { body, signal });
  });

  it('are added with the transports that the contract knows', async () => {
    const response = {
      clientDataJSON: 'data',
      attestationObject: 'made',
      transports: ['hybrid', 'telepathy', 'internal'],
    };
    vi.mocked(startRegistration).mockResolvedValue({ id: 'cGFzc2tleS0x', response } as never);
    expect(await addPasskey('Laptop', signal)).toEqual(['7KQM-X2PD-WA9R-F4HT']);
    const made = {
      credentialId: 'cGFzc2tleS0x',
      clientDataJson: 'data',
      attestationObject: 'made',
      transports: ['hybrid', 'internal'],
    };
    expect(call).toHaveBeenLastCalledWith('addPasskey', { body: { name: 'Laptop', made }, signal });
    expect(vi.mocked(startRegistration).mock.lastCall?.[0].optionsJSON.rp.name).toBe('DH Creator');
  });

  it.each([
    ['NotAllowedError', 'passkey-cancelled'],
    ['InvalidStateError', 'passkey-known'],
    ['ConstraintError', 'passkey-unsupported'],
    ['SecurityError', 'passkey-unsupported'],
  ])('say of a %s: %s', async (name, code) => {
    vi.mocked(startRegistration).mockRejectedValue(named(name));
    await expect(addPasskey('Laptop', signal)).rejects.toMatchObject({ code });
  });

  it('are cancelled when the page continues', async () => {
    const controller = new AbortController();
    vi.mocked(startAuthentication).mockImplementation(
      () =>
        new Promise((_, reject) =>
          controller.signal.addEventListener('abort', () => reject(named('x'))),
        ),
    );
    const signingIn = signInWithPasskey(controller.signal);
    await vi.waitFor(() => expect(startAuthentication).toHaveBeenCalled(), { timeout: 10_000 });
    controller.abort();
    await expect(signingIn).rejects.toMatchObject({ name: 'AbortError' });
    expect(WebAuthnAbortService.cancelCeremony).toHaveBeenCalled();
  });
});
