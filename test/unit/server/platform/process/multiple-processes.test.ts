import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#domain/limits.ts';
import { initialCreatorPosition } from '#machines/lifecycle/creator.ts';
import { hashCode } from '#server/modules/auth/codes/one-time-codes.ts';
import { deviceCookie, sessionCookie } from '#server/modules/auth/sessions/cookies.ts';
import { openSession } from '#server/modules/auth/sessions/sessions.ts';
import { findOrCreatePerson } from '#server/modules/people/repository/people.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import type { Database } from '#server/platform/database/database-types.ts';
import { type Portal, startPortal } from '#test/support/process/portal-server.ts';
import { startRoundRobin } from '#test/support/process/round-robin-proxy.ts';
import { makePostgresDatabase } from '#test/unit/server/harness/postgres-databases.ts';

const code = '4711';
/** One browser asks both processes. */
const device = 'a'.repeat(43);

type Reply = {
  status: number;
  body: { data?: Record<string, unknown>; error?: Record<string, unknown> };
  cookie: string;
};

describe.runIf(process.env.TEST_DATABASE_URL)(
  'two processes on one PostgreSQL, behind a proxy',
  () => {
    let place: Awaited<ReturnType<typeof makePostgresDatabase>>;
    let database: Database;
    let portals: Portal[];
    let proxy: Awaited<ReturnType<typeof startRoundRobin>>;

    beforeAll(async () => {
      place = await makePostgresDatabase();
      portals = await Promise.all(
        ['first', 'second'].map((name) => startPortal(name, 'none', { databaseUrl: place.url })),
      );
      proxy = await startRoundRobin(portals.map(({ url }) => url));
      database = await openDatabase({ url: place.url });
    }, 180_000);
    afterAll(async () => {
      await proxy?.stop();
      await database?.close();
      await Promise.all((portals ?? []).map((portal) => portal.remove()));
      await place?.drop();
    }, 60_000);

    async function send(
      url: string,
      path: string,
      { cookie = '', key = '', body }: { cookie?: string; key?: string; body?: object } = {},
    ): Promise<Reply> {
      const reply = await fetch(url + path, {
        headers: {
          cookie: `${deviceCookie}=${device}; ${cookie}`,
          ...(body && { 'content-type': 'application/json' }),
          ...(key && { 'idempotency-key': key }),
        },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      });
      const given = reply.headers.getSetCookie().find((one) => one.startsWith(`${sessionCookie}=`));
      return {
        status: reply.status,
        body: (await reply.json()) as Reply['body'],
        cookie: given?.split(';')[0] ?? '',
      };
    }
    const phoneCall = (url: string, phone: string, more: object) =>
      send(url, '/api/updatePhoneNo', { body: { phone, ...more } });

    /** As if the gateway had delivered this code. */
    async function codeArrives(phone: string): Promise<void> {
      const { codeSecret } = readConfig({ SANDBOX: '1' });
      const code_hash = hashCode(code, phone, codeSecret);
      await database.db
        .updateTable('code_sends')
        .set({ code_hash })
        .where('phone', '=', phone)
        .execute();
    }

    async function cookieOf(role: 'creator' | 'staff', subject: string): Promise<string> {
      const now = new Date();
      const { person } = await findOrCreatePerson(database.db, now, {
        role,
        name: subject,
        position: { ...initialCreatorPosition, phone: 'verified', work: 'approved' },
        identity: { kind: 'GOOGLE', subject },
      });
      return `${sessionCookie}=${await openSession(database.db, person.id, now)}`;
    }

    it('share sessions: a sign-in or sign-out at one counts at both', async () => {
      const phone = '9876500001';
      expect((await phoneCall(proxy.url, phone, { action: 'submit-phone' })).status).toBe(200);
      await codeArrives(phone);
      const { status, cookie } = await phoneCall(proxy.url, phone, {
        action: 'verify-phone',
        otp: code,
      });
      expect(status).toBe(200);
      const whoIs = async () =>
        Promise.all(
          portals.map(
            async ({ url }) =>
              (await send(url, '/api/auth/getCurrentUser', { cookie })).body.data?.userId,
          ),
        );
      const [one, other] = await whoIs();
      expect(one).toMatch(/^[0-9a-f-]{36}$/);
      expect(other).toBe(one);
      await send(proxy.url, '/api/auth/logout', { cookie });
      expect(await whoIs()).toEqual([null, null]);
    });

    it('keep one count of codes that are sent and of tries', async () => {
      const phone = '9876500002';
      const first = await phoneCall(proxy.url, phone, { action: 'submit-phone' });
      const second = await phoneCall(proxy.url, phone, { action: 'submit-phone' });
      expect([first.status, second.status, second.body.error?.code]).toEqual([
        200,
        429,
        'otp-resend-too-soon',
      ]);
      await database.db
        .updateTable('code_sends')
        .set({ tries_max: limits.otpLongTries })
        .where('phone', '=', phone)
        .execute();
      await codeArrives(phone);
      const left: unknown[] = [];
      for (let attempt = 0; attempt < limits.otpLongTries; attempt += 1) {
        left.push(
          (await phoneCall(proxy.url, phone, { action: 'verify-phone', otp: '0000' })).body.error
            ?.attemptsLeft,
        );
      }
      expect(left).toEqual([4, 3, 2, 1, 0]);
      for (const { url } of portals) {
        const { body } = await phoneCall(url, phone, { action: 'verify-phone', otp: code });
        expect(body.error?.code).toBe('otp-attempts-exhausted');
      }
    });

    it('write once what is sent to both with one key', async () => {
      const cookie = await cookieOf('creator', 'writes twice');
      const key = crypto.randomUUID();
      const body = {
        post: {
          action: 'save',
          clientId: crypto.randomUUID(),
          revision: 0,
          format: 'FORMAT_ARTICLE',
          title: 'गाँव की ख़बर',
          textContent: '<p>ख़बर</p>',
        },
      };
      const answers = await Promise.all(
        Array.from({ length: 6 }, () =>
          send(proxy.url, '/api/post/upsert/update', { cookie, key, body }),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
      for (const { body: reply } of answers) expect(reply).toEqual(answers[0]?.body);
      const { rows } = (
        await send(proxy.url, '/api/post/getPostByFilter', { cookie, body: { filters: {} } })
      ).body.data as { rows: object[] };
      expect(rows).toHaveLength(1);
    });

    it('give a post in review to one moderator', async () => {
      const author = await cookieOf('creator', 'waits');
      const written = await send(portals[0]?.url ?? '', '/api/post/upsert/update', {
        cookie: author,
        key: crypto.randomUUID(),
        body: {
          post: {
            action: 'save',
            clientId: crypto.randomUUID(),
            revision: 0,
            format: 'FORMAT_ARTICLE',
            title: 'क',
            textContent: '<p>ख</p>',
          },
        },
      });
      const { postUID } = (written.body.data as { post: { postUID: string } }).post;
      await database.db
        .updateTable('posts')
        .set({ state: 'SUBMITTED_FOR_DHPUBLISH_REVIEW', submitted_at: new Date() })
        .where('id', '=', postUID)
        .execute();
      const moderators = await Promise.all(
        ['anita', 'raghav'].map((name) => cookieOf('staff', name)),
      );
      const claims = await Promise.all(
        moderators.map((cookie) =>
          send(proxy.url, '/api/post/claimReview', {
            cookie,
            key: crypto.randomUUID(),
            body: { postUID },
          }),
        ),
      );
      expect(claims.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(claims.find(({ status }) => status === 409)?.body.error?.code).toBe(
        'claimed-by-other',
      );
    });

    it('continue when one of them stops', async () => {
      const cookie = await cookieOf('creator', 'stays');
      await portals[1]?.halt();
      for (let time = 0; time < 4; time += 1) {
        expect((await send(proxy.url, '/api/auth/getCurrentUser', { cookie })).status).toBe(200);
      }
    });
  },
);
