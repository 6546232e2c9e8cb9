import { setTimeout as pause } from 'node:timers/promises';
import { createCodeSender } from '#server/modules/auth/codes/code-sender.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { createAtRestCipher } from '#server/platform/encryption/at-rest-cipher.ts';
import type { Figure } from '../support/measurements.ts';

const codes = 300;
const gatewayMilliseconds = 50;
const target = 40;

/**
 * The number of codes that one process sends per second with default settings, over a gateway that
 * takes 50 ms each.
 */
export async function sendCodes(): Promise<Figure[]> {
  const config = readConfig({ SANDBOX: '1' });
  const database = await openDatabase({});
  let done = 0;
  let last = 0;
  const clock = { now: () => new Date() };
  const sender = createCodeSender({
    db: database.db,
    cipher: createAtRestCipher(config.dataKeys),
    clock,
    rate: { ...config.sendRate, waitMilliseconds: 0 },
    report(error) {
      throw error;
    },
    gateway: {
      async sendCode() {
        await pause(gatewayMilliseconds);
        done += 1;
        last = performance.now();
      },
    },
  });
  try {
    for (let n = 0; n < codes; n += 1) {
      const context = { sendId: crypto.randomUUID(), network: `203.0.${n % 50}.0/24` };
      await sender.sendCode('9000000000', '1234', {
        ...context,
        region: 'DH_APP',
        host: 'portal.example',
      });
    }
    const startedAt = performance.now();
    sender.start();
    while (done < codes) await pause(20);
    const perSecond = codes / ((last - startedAt) / 1000);
    return [
      {
        what: 'one-time codes sent, over a gateway that takes 50 ms',
        figure: `${perSecond.toFixed(0)} a second`,
        limit: `${config.sendRate.perSecond} a second by SMS_PER_SECOND`,
        ratio: (perSecond / config.sendRate.perSecond).toFixed(2),
        target: `≥ ${target} a second`,
        holds: perSecond >= target,
      },
    ];
  } finally {
    await sender.stop();
    await database.close();
  }
}
