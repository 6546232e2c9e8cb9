import { createHash } from 'node:crypto';
import { hashCode } from '#server/modules/auth/codes/one-time-codes.ts';
import { deviceCookie } from '#server/modules/auth/sessions/cookies.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import type { Database, Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';
import { postRequest, startLoadMaker } from '../load/closed-load.ts';
import { alternately } from '../support/alternating-runs.ts';
import { type Figure, median } from '../support/measurements.ts';
import { millionPosts } from '../support/million-posts-database.ts';
import { startPortal } from '../support/portal-process.ts';
import { startServerProcess } from '../support/server-process.ts';

const runs = 9;
const signInsInRun = 500;
const connections = 10;
const code = '4711';
/** Each number in a browser of its own, which is new to it. */
const deviceOf = (phone: string) => phone.padStart(43, 'b');

type Undo = (() => unknown)[];

/** Signing in with a code, compared with plain Fastify and the same statements. */
export async function signIn(): Promise<Figure[]> {
  const { url } = await millionPosts();
  const undo: Undo = [];
  try {
    const database = await openDatabase({ url });
    undo.push(database.close);
    const portal = await startPortal(url);
    undo.push(portal.stop);
    const bare = await startServerProcess(['bench/load/sign-in-baseline.ts'], {
      DATABASE_URL: url,
    });
    undo.push(bare.stop);
    const load = startLoadMaker();
    undo.push(load.stop);
    const phones = await phonesOf(database);
    const signInAt = (server: { url: string }, path: string) => async () => {
      const some = phones.splice(0, signInsInRun);
      await sendCodes(database.db, some);
      phones.push(...some);
      const requests = some.map((phone) =>
        postRequest(
          path,
          { phone, otp: code, action: 'verify-phone' },
          { cookie: `${deviceCookie}=${deviceOf(phone)}` },
        ),
      );
      const port = Number(new URL(server.url).port);
      const outcome = await load.run({
        port,
        requests,
        connections,
        milliseconds: 60_000,
        isOnce: true,
      });
      return outcome.perSecond;
    };
    const [ours, limit] = await alternately(
      signInAt(portal, '/api/updatePhoneNo'),
      signInAt(bare, '/sign-in'),
      runs,
    );
    // Both are cold in the first.
    const ratio = median(ours.slice(1).map((value, run) => value / Number(limit[run + 1])));
    return [
      {
        what: 'signing in with a code that was sent',
        figure: perSecond(ours.slice(1)),
        limit: `${perSecond(limit.slice(1))} by bare Fastify with the same statements`,
        ratio: ratio.toFixed(2),
        target: '≥ 0.5 ×',
        holds: ratio >= 0.5,
      },
    ];
  } finally {
    for (const step of undo.reverse()) await step();
  }
}

async function phonesOf({ db }: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('identities')
    .innerJoin('people', 'people.id', 'person_id')
    .where('kind', '=', 'MOBILE')
    .where((eb) => eb(eb.ref('position', '->>').key('accountStatus'), '=', 'active'))
    .orderBy('subject')
    .limit(2 * runs * signInsInRun)
    .select('subject')
    .execute();
  return rows.map(({ subject }) => subject);
}

/** As if the gateway had delivered each code. */
async function sendCodes(db: Db, phones: string[]): Promise<void> {
  const { codeSecret } = readConfig({ SANDBOX: '1' });
  const now = new Date();
  const sends = phones.map((phone) => ({
    id: newId(now),
    phone,
    address: '127.0.0.1',
    block: '127.0.0.0/24',
    device_hash: createHash('sha256').update(deviceOf(phone)).digest('base64url'),
    code_hash: hashCode(code, phone, codeSecret),
    sent_at: now,
  }));
  await db.insertInto('code_sends').values(sends).execute();
}

function perSecond(values: number[]): string {
  const [least, most] = [Math.min(...values), Math.max(...values)].map(Math.round);
  return `${Math.round(median(values))} a second (${least}–${most})`;
}
