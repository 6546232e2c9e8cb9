import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sandboxPublisher } from '#server/http/sandbox/sandbox.ts';
import {
  done,
  on,
  type PublishingServer,
  saved,
  seen,
  startPublishingServer,
} from '../fixtures/post-fixtures.ts';
import { engines } from '../harness/test-server.ts';

describe.each(engines)('a post in the sandbox on %s', (engine) => {
  let { server, publisher, staff, creator } = {} as PublishingServer;

  beforeAll(async () => {
    ({ server, publisher, staff, creator } = await startPublishingServer(engine));
  }, 60_000);
  afterAll(() => server?.stop());

  it('gets its first engagement from the sandbox, once', async () => {
    const post = await done(creator, on(await saved(creator), 'submit'));
    await done(staff, on(post, 'publish'));
    await publisher.drain();
    const sandbox = sandboxPublisher(server.deps);
    const publication = {
      postUID: post.postUID,
      revision: 2,
      format: post.format,
      title: '',
      html: '',
      language: null,
      imageKind: null,
      pictures: [],
      video: null,
      madeWithAi: null,
      sensitive: false,
    };
    const delivery = { id: post.postUID, sequence: 1, kind: 'publish' } as const;
    await sandbox.publish(publication, delivery);
    const first = (await seen(creator, post)).stats;
    expect(first?.views).toBeGreaterThan(0);
    await sandbox.publish(publication, delivery);
    expect((await seen(creator, post)).stats).toEqual(first);
  });
});
