import { describe, expect, it } from 'vitest';
import { readWebhookSecret, signWebhook } from '#server/platform/providers/webhook-signature.ts';

describe('the signature of a webhook', () => {
  it('equals the example of Standard Webhooks', () => {
    const key = readWebhookSecret('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw');
    const headers = signWebhook(
      {
        id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
        sentAt: new Date(1_614_265_330_000),
        body: '{"test": 2432232314}',
      },
      [key],
    );
    expect(headers).toEqual({
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    });
  });

  it.each([
    ['without the prefix', 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
    ['of too few bytes', `whsec_${Buffer.alloc(23).toString('base64')}`],
    ['of too many bytes', `whsec_${Buffer.alloc(65).toString('base64')}`],
    ['that is not base64', `whsec_${'*'.repeat(40)}`],
    ['with blanks in it', 'whsec_MfKQ9r8GKYqrTwjU PD8ILPZIo2LaLaSw'],
  ])('refuses a secret %s', (_, secret) => {
    expect(() => readWebhookSecret(secret)).toThrow('must be whsec_ and base64');
  });
});
