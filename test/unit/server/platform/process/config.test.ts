import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/platform/config/config.ts';

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
    expect(() => readConfig({ SANDBOX: '1', NODE_ENV: 'production' })).toThrow(
      /SANDBOX.*production/,
    );
  });

  it('listens at one address when localhost has two', () => {
    expect(readConfig({ SANDBOX: '1', HOST: 'localhost' }).host).toBe('127.0.0.1');
  });

  it.each(['0.0.0.0', '::', '192.168.1.4', 'portal.creator.example'])(
    'refuses the sandbox on %s',
    (HOST) => {
      expect(() => readConfig({ SANDBOX: '1', HOST })).toThrow(/SANDBOX/);
    },
  );

  it('has a collector of traces only with its address', () => {
    const headers = { OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20one,x-team=portal' };
    expect(readConfig({ SANDBOX: '1', ...headers }).otlp).toBeNull();
    const endpoint = 'http://127.0.0.1:4318';
    const all = {
      ...headers,
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
      OTEL_TRACES_SAMPLER_ARG: '0.1',
    };
    expect(readConfig({ SANDBOX: '1', ...all }).otlp).toEqual({
      endpoint,
      headers: { authorization: 'Bearer one', 'x-team': 'portal' },
      ratio: 0.1,
    });
  });

  it.each([
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://collector.example:4318'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'authorization: Bearer one'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'authorization=%zz'],
    ['OTEL_TRACES_SAMPLER_ARG', '2'],
  ])('refuses %s=%s', (name, value) => {
    expect(() => readConfig({ SANDBOX: '1', [name]: value })).toThrow(name);
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
    expect(
      readConfig({ SANDBOX: '1', PUBLIC_ORIGIN: 'https://portal.example/' }).publicOrigin,
    ).toBe('https://portal.example');
  });

  it('requires a secret outside the sandbox', () => {
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(/CODE_SECRET/);
  });

  it('needs no provider, and says which part of one is missing', () => {
    expect(readConfig({ SANDBOX: '1' })).toMatchObject({ google: null, facebook: null, sms: null });
    expect(() => readConfig({ SANDBOX: '1', FACEBOOK_APP_ID: '1' })).toThrow(/FACEBOOK_APP_SECRET/);
    const half = { SANDBOX: '1', SMS_URL: 'https://sms.example/send.json', SMS_KEY: 'k' };
    expect(() => readConfig(half)).toThrow(/SMS_TOKEN.*\nSMS_SENDER/);
    expect(() => readConfig({ SANDBOX: '1', SMS_TEXT_DH_APP: 'Your code' })).toThrow(
      /SMS_TEXT_DH_APP/,
    );
  });

  it.each(['GOOGLE_TOKEN_URL', 'GOOGLE_CERTS_URL', 'FACEBOOK_GRAPH_URL', 'S3_ENDPOINT', 'SMS_URL'])(
    'sends secrets to %s by HTTPS only, except on this machine',
    (name) => {
      const set = (url: string) => () =>
        readConfig({ SANDBOX: '1', SMS_KEY: 'k', SMS_TOKEN: 't', SMS_SENDER: 's', [name]: url });
      expect(set('http://service.example')).toThrow(new RegExp(`${name}.*https`));
      expect(set('https://user:word@service.example')).toThrow(new RegExp(`${name}.*password`));
      expect(set('https://service.example')).not.toThrow();
      expect(set('http://127.0.0.1:9000')).not.toThrow();
    },
  );

  it('keeps files on the disk, or in a bucket that it knows all of', () => {
    expect(readConfig({ SANDBOX: '1' }).s3).toBeNull();
    expect(() => readConfig({ SANDBOX: '1', S3_BUCKET: 'portal' })).toThrow(
      /S3_ACCESS_KEY_ID.*\nS3_SECRET_ACCESS_KEY/,
    );
    expect(() => readConfig({ SANDBOX: '1', S3_BUCKET: 'a/b' })).toThrow(/S3_BUCKET/);
    const keys = { S3_BUCKET: 'portal', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' };
    expect(readConfig({ SANDBOX: '1', ...keys }).s3?.endpoint).toBe(
      'https://s3.ap-south-1.amazonaws.com',
    );
    const own = { ...keys, S3_ENDPOINT: 'https://files.example/', S3_REGION: 'in-west' };
    expect(readConfig({ SANDBOX: '1', ...own }).s3).toMatchObject({
      endpoint: 'https://files.example',
      region: 'in-west',
    });
  });

  it('sends page views from the production host only, and nowhere by default', () => {
    expect(readConfig({ SANDBOX: '1' }).tracking).toBeNull();
    const url = 'https://count.example/events';
    expect(() => readConfig({ SANDBOX: '1', TRACKING_URL: url })).toThrow(/PUBLIC_ORIGIN/);
    const set = { SANDBOX: '1', TRACKING_URL: url, PUBLIC_ORIGIN: 'https://creators.example/' };
    expect(readConfig(set).tracking).toEqual({ url, host: 'creators.example' });
  });

  const production = {
    CODE_SECRET: 'a secret of our own',
    PUBLIC_ORIGIN: 'https://creators.example',
    DATA_KEYS: `1:${Buffer.alloc(32).toString('base64')}`,
  };

  it('requires a second factor of staff outside the sandbox by default', () => {
    expect(readConfig(production).staffSecondFactor).toBe('required');
    expect(readConfig({ ...production, STAFF_SECOND_FACTOR: 'optional' }).staffSecondFactor).toBe(
      'optional',
    );
    expect(readConfig({ SANDBOX: '1' }).staffSecondFactor).toBe('optional');
    expect(readConfig({ SANDBOX: '1', STAFF_SECOND_FACTOR: 'required' }).staffSecondFactor).toBe(
      'required',
    );
  });

  it('knows the providers by their names in production', () => {
    const { google, facebook, sms } = readConfig({
      ...production,
      GOOGLE_CLIENT_ID: 'client',
      GOOGLE_CLIENT_SECRET: 'secret',
      FACEBOOK_APP_ID: '1',
      FACEBOOK_APP_SECRET: 's',
      SMS_URL: 'https://sms.example/send.json',
      SMS_KEY: 'k',
      SMS_TOKEN: 't',
      SMS_SENDER: 'DHCRTR',
      SMS_TEMPLATE_DH_APP: '1107',
    });
    expect([google?.clientSecret, google?.tokenUrl]).toEqual([
      'secret',
      'https://oauth2.googleapis.com/token',
    ]);
    expect(google?.certsUrl).toBe('https://www.googleapis.com/oauth2/v3/certs');
    expect(facebook?.graphUrl).toMatch(/^https:\/\/graph\.facebook\.com\/v\d+\.0$/);
    expect(sms?.templates.DH_APP).toMatchObject({ templateId: '1107' });
  });
});
