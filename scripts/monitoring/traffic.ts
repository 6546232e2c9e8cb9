import { randomUUID } from 'node:crypto';
import { sessionCookie } from '#server/modules/auth/sessions/cookies.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { makeCreator } from '#test/unit/server/fixtures/concurrent-writers.ts';
import { photograph, pictureForm } from '../../bench/support/sample-photos.ts';

/** Requests of all kinds to each of these addresses, one after the other. @returns how many */
export async function sendTraffic(
  db: Db,
  urls: readonly string[],
  goesOn: () => boolean,
): Promise<number> {
  const counts = await Promise.all(urls.map((url) => sendTo(db, url, goesOn)));
  return counts.reduce((sum, count) => sum + count, 0);
}

async function sendTo(db: Db, url: string, goesOn: () => boolean): Promise<number> {
  const { session } = await makeCreator(db);
  const picture = await pictureForm(await photograph(600, 400));
  let count = 0;
  const send = async (path: string, body?: object | Buffer, type = 'application/json') => {
    count += 1;
    const isJson = body !== undefined && !Buffer.isBuffer(body);
    const reply = await fetch(url + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        cookie: `${sessionCookie}=${session}`,
        origin: url,
        ...(body && { 'content-type': type, 'idempotency-key': randomUUID() }),
      },
      ...(body && { body: isJson ? JSON.stringify(body) : new Uint8Array(body as Buffer) }),
    });
    await reply.arrayBuffer();
  };
  while (goesOn()) {
    await send('/api/auth/getCurrentUser');
    await send('/api/post/getPostByFilter', { filters: { state: ['DRAFT'] } });
    const article = { action: 'save', revision: 0, format: 'FORMAT_ARTICLE', title: 'खबर' };
    await send('/api/post/upsert/update', { post: { ...article, clientId: randomUUID() } });
    await send('/api/image?isFile=true', picture.body, picture.type);
    await send('/api/nothing');
  }
  return count;
}
