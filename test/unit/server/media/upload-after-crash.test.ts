import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Portal, startPortal } from '#test/support/process/portal-server.ts';
import { mp4 } from '../fixtures/mp4-builder.ts';
import { makePostgresDatabase } from '../harness/postgres-databases.ts';
import { freshPhone } from '../harness/test-server.ts';

const tus = { 'tus-resumable': '1.0.0' };
const piece = 1_000_000;

describe.runIf(process.env.TEST_DATABASE_URL)(
  'a server that is killed while a video arrives',
  () => {
    let place: Awaited<ReturnType<typeof makePostgresDatabase>>;
    let portal: Portal;
    let cookie: string;

    const ask = (
      method: string,
      path: string,
      headers: Record<string, string> = {},
      body?: BodyInit,
    ) =>
      fetch(`${portal.url}${path}`, {
        method,
        headers: { origin: portal.url, 'idempotency-key': crypto.randomUUID(), cookie, ...headers },
        ...(body !== undefined && { body }),
      });

    async function signIn(): Promise<string> {
      const phone = freshPhone();
      const verify = (proof: Record<string, string>) =>
        ask(
          'POST',
          '/api/updatePhoneNo',
          { 'content-type': 'application/json' },
          JSON.stringify({ phone, ...proof }),
        );
      const pairsOf = (reply: Response) =>
        reply.headers.getSetCookie().map((line) => line.split(';')[0]);
      // A code is valid only in the browser that asked for it.
      cookie = pairsOf(await verify({ action: 'submit-phone' })).join('; ');
      const { data } = await (await ask('GET', '/sandbox/codes.json')).json();
      const { code } = data.rows.find((row: { phone: string }) => row.phone.endsWith(phone));
      const reply = await verify({ action: 'verify-phone', otp: code });
      return [cookie, ...pairsOf(reply)].join('; ');
    }

    /**
     * Sends a film as fast as it is taken, kills the server when half of it is out, and waits for
     * the connection to break.
     */
    async function sendUntilKilled(path: string, film: Buffer): Promise<void> {
      const outgoing = request(`${portal.url}${path}`, {
        method: 'PATCH',
        headers: {
          ...tus,
          origin: portal.url,
          cookie,
          'upload-offset': '0',
          'content-type': 'application/offset+octet-stream',
          'content-length': film.length,
        },
      });
      const broken = once(outgoing, 'error');
      for (let at = 0; at < film.length / 2; at += piece) {
        if (!outgoing.write(film.subarray(at, at + piece))) await once(outgoing, 'drain');
      }
      await portal.kill();
      expect(outgoing.destroyed || (await broken)).toBeTruthy();
    }

    beforeAll(async () => {
      place = await makePostgresDatabase();
      portal = await startPortal('killed-upload', 'none', { databaseUrl: place.url });
      cookie = '';
      cookie = await signIn();
    }, 180_000);
    afterAll(async () => {
      await portal?.remove();
      await place?.drop();
    }, 60_000);

    it('resumes with what had arrived, and ends with the same bytes', async () => {
      const film = mp4({ film: 40 * piece });
      const created = await ask('POST', '/api/video', {
        ...tus,
        'upload-length': String(film.length),
        'upload-metadata': 'filename YS5tcDQ=',
      });
      expect(created.status).toBe(201);
      const path = String(created.headers.get('location'));
      await sendUntilKilled(path, film);
      await portal.restart();
      const reached = Number((await ask('HEAD', path, tus)).headers.get('upload-offset'));
      expect(reached).toBeGreaterThan(piece);
      expect(reached).toBeLessThan(film.length);
      const rest = {
        ...tus,
        'upload-offset': String(reached),
        'content-type': 'application/offset+octet-stream',
      };
      const last = await ask('PATCH', path, rest, new Uint8Array(film.subarray(reached)));
      expect([last.status, last.headers.get('upload-offset')]).toEqual([204, String(film.length)]);
      const { data } = await (await ask('GET', path)).json();
      expect(data.status).toBe('done');
      const played = Buffer.from(await (await ask('GET', data.url)).arrayBuffer());
      expect(played.equals(film)).toBe(true);
    }, 240_000);
  },
);
