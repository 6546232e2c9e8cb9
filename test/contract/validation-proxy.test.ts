import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { operationPlaces } from '#generated/operations.ts';
import { type Prism, startPrism } from '#mocks/prism.ts';
import type { OperationId } from '#server/http/handler.ts';
import { addBlockedAccess } from '#test/unit/server/fixtures/blocked-fixtures.ts';
import { signInAs } from '#test/unit/server/fixtures/person-fixtures.ts';
import { article, on, saved, upsert } from '#test/unit/server/fixtures/post-fixtures.ts';
import { signInAsStaff } from '#test/unit/server/fixtures/staff-fixtures.ts';
import { upload } from '#test/unit/server/fixtures/upload-requests.ts';
import { plainRequests } from '#test/unit/server/fixtures/valid-requests.ts';
import { startTestServer, type TestServer } from '#test/unit/server/harness/test-server.ts';
import { picture, serviceKey } from './contract-fixtures.ts';
import { ownOrigin, proxiedClient } from './proxy-client.ts';
import { targets } from './valid-requests.ts';

/*
 * Calls every operation of the contract over HTTP through Prism, which validates requests and
 * replies with its own reading of openapi.yaml.
 */

/** These take a cookie of their own. */
const ofBlockedPeople: readonly OperationId[] = ['getBlockedAccount', 'appealBlock'];
const uploads = targets.filter(({ file }) => file).map(({ id }) => id);

function withServiceKey(id: OperationId) {
  const request = plainRequests[id];
  const bytes = targets.find((target) => target.id === id)?.bytes;
  const headers = { ...request?.headers, 'x-service-key': serviceKey };
  return bytes
    ? {
        ...request,
        headers: { ...headers, 'content-type': bytes },
        body: Buffer.from('piece') as never,
      }
    : { ...request, headers };
}

describe('calls through a validating proxy', () => {
  let server: TestServer;
  let prism: Prism;
  let violations: string[] = [];
  const client = () => proxiedClient(prism.url, (violation) => violations.push(violation));
  const person = (who: Parameters<typeof signInAs>[1]) => signInAs({ ...server, client }, who);

  beforeAll(async () => {
    server = await startTestServer('pglite', {
      PUBLIC_ORIGIN: ownOrigin,
      ENGAGEMENT_KEY: serviceKey,
      CRAWLER_KEY: serviceKey,
    });
    prism = await startPrism(await server.app.listen({ port: 0, host: '127.0.0.1' }));
  }, 180_000);
  afterAll(async () => {
    await prism?.stop();
    await server?.stop();
  });
  beforeEach(() => {
    violations = [];
  });

  it('name a request that breaks the contract', async () => {
    const creator = await person({ role: 'creator' });
    await creator.call('searchHashtags', { body: { hashtagName: 7 } });
    expect(violations.join()).toContain('hashtagName');
  });

  it.each(Object.keys(operationPlaces) as OperationId[])('%s keeps to the contract', async (id) => {
    const people = [
      await person({ role: 'creator', position: { work: 'approved' } }),
      await person({ role: 'staff' }),
    ];
    for (const someone of people) {
      if (ofBlockedPeople.includes(id))
        await addBlockedAccess(server, await signInAsStaff(server), someone);
      if (uploads.includes(id))
        await upload(someone, await picture('png'), { operation: id as 'uploadImage' });
      else await someone.call(id, withServiceKey(id));
      server.clock.advance(3600);
    }
    expect(violations).toEqual([]);
  });

  it('the way of a post from its picture to its readers keeps to the contract', async () => {
    const creator = await person({ role: 'creator', position: { work: 'approved' } });
    const staff = await person({ role: 'staff' });
    // Prism reads every body as text, which would break pictures: they bypass it.
    const direct = Object.assign(server.client(), { cookies: creator.cookies });
    const { data: image } = await upload(direct, await picture('jpeg'));
    const file = image.fileName;
    expect((await creator.call('getPictureOriginal', { path: { file } })).status).toBe(200);
    expect((await creator.call('getPicture', { path: { size: '96x96_80', file } })).status).toBe(
      200,
    );
    const draft = await saved(creator);
    const { data: sent } = await upsert(creator, article(on(draft, 'submit')));
    const { data: queue } = await staff.call('getReviewQueue', { body: { filters: {} } });
    expect(queue.rows.map(({ postUID }) => postUID)).toContain(draft.postUID);
    expect((await upsert(staff, on(sent.post, 'publish'))).data.post.state).toBe('PENDING');
    const stale = await upsert(creator, on(draft, 'archive'));
    expect(stale.error.code).toBe('revision-conflict');
    const { data: page } = await creator.call('getPostByFilter', { body: { filters: {} } });
    expect(page.rows).toHaveLength(1);
    const { data: whole } = await creator.call('getPostById', {
      path: { postId: draft.postUID },
      body: {},
    });
    expect(whole.title).toBe(draft.title);
    expect(violations).toEqual([]);
  });
});
