import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';

describe('the configuration', () => {
  it('needs nothing but SANDBOX=1 on a fresh machine', () => {
    expect(readConfig({ SANDBOX: '1' })).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      dataDir: './data',
      sandbox: true,
    });
  });

  it('refuses the sandbox in production', () => {
    expect(() => readConfig({ SANDBOX: '1', NODE_ENV: 'production' })).toThrow(/SANDBOX.*production/);
  });

  it.each(['0.0.0.0', '::', '192.168.1.4', 'portal.creator.example'])('refuses the sandbox on %s', (HOST) => {
    expect(() => readConfig({ SANDBOX: '1', HOST })).toThrow(/SANDBOX/);
  });

  it('names every variable that is wrong', () => {
    const wrong = {
      SANDBOX: 'yes',
      PORT: '70000',
      LOG_LEVEL: 'loud',
      PUBLIC_ORIGIN: 'portal',
      SUPPORT_EMAIL: 'x',
    };
    let text = '';
    try {
      readConfig(wrong);
    } catch (error) {
      text = String(error);
    }
    for (const name of Object.keys(wrong)) expect(text).toContain(name);
  });

  it('takes a public address with a slash at its end for the same origin', () => {
    expect(readConfig({ SANDBOX: '1', PUBLIC_ORIGIN: 'https://portal.example/' }).publicOrigin).toBe(
      'https://portal.example',
    );
  });

  it('asks for a secret of its own outside the sandbox', () => {
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(/CODE_SECRET/);
  });
});
