import type { BodyOf, DataOf } from '#server/handler.ts';
import { publishPost } from '#server/operations/posts/publish-post.ts';
import { updatePublication } from '#server/operations/posts/update-publication.ts';
import { withdrawPost } from '#server/operations/posts/withdraw-post.ts';
import type { Publication } from '#server/providers/publisher.ts';
import type { ContractClient } from './contract-client.ts';
import { signInAs } from './people-of-test.ts';
import { signInAsStaff } from './staff.ts';
import { type Engine, startTestServer, type TestServer } from './test-server.ts';

export type PostInput = BodyOf<'upsertPost'>['post'];
export type Post = DataOf<'getPostById'>;
export type Creator = Awaited<ReturnType<TestServer['signIn']>>;

/** A new article that nothing is missing from; change what the test is about. */
export function article(changes: Partial<PostInput> = {}): PostInput {
  return {
    action: 'save',
    clientId: crypto.randomUUID(),
    revision: 0,
    format: 'FORMAT_ARTICLE',
    title: 'बारिश के बाद खेतों में लौटी रौनक',
    textContent: '<p>विदर्भ के किसानों के चेहरे खिल उठे हैं।</p>',
    language: 'hi',
    genre: 'agriculture',
    subGenre: 'weather',
    locations: ['mh-nagpur'],
    ...changes,
  };
}

/** Sends a post under a key of its own. */
export const upsert = (
  client: ContractClient,
  post: PostInput,
  more: { key?: string; userId?: string } = {},
) =>
  client.call('upsertPost', {
    body: { post, ...(more.userId ? { userId: more.userId } : {}) },
    headers: { 'idempotency-key': more.key ?? crypto.randomUUID() },
  });

/** Saves a post as it should be. @throws when it is refused */
export const saved = (client: ContractClient, changes: Partial<PostInput> = {}) =>
  done(client, article(changes));

/** Does it and gives the post after. @throws when it is refused */
export async function done(client: ContractClient, post: PostInput): Promise<Post> {
  const { status, data, error } = await upsert(client, post);
  if (!data) throw new Error(`${post.action} was answered ${status} ${JSON.stringify(error)}.`);
  return data.post;
}

/** The post as this person sees it now. @throws when they do not */
export async function seen(client: ContractClient, { postUID }: { postUID: string }): Promise<Post> {
  const { data } = await client.call('getPostById', { path: { postId: postUID }, body: {} });
  if (!data) throw new Error('The post is gone.');
  return data;
}

/** What an action on a post that exists sends. */
export const on = (
  post: { postUID: string; clientId: string; revision: number },
  action: PostInput['action'],
  more: Partial<PostInput> = {},
): PostInput => ({
  postUID: post.postUID,
  clientId: post.clientId,
  revision: post.revision,
  action,
  ...more,
});

/** A creator whose profile staff have approved. */
export async function signInApproved(server: TestServer): Promise<Creator> {
  const creator = await server.signIn();
  const registerData = {
    name: 'मीरा कुलकर्णी',
    handle: `m${creator.userId.replaceAll('-', '').slice(-20)}`,
    bio: 'विदर्भ के गाँवों पर लिखती हूँ।',
    languages: ['hi'],
    isAdult: true,
  };
  const sent = await creator.call('register', { body: { registerData } });
  const staff = await signInAs(server, { role: 'staff' });
  const decision = await staff.call('updateDetailsStatus', {
    body: { creatorUserId: creator.userId, action: 'approve' },
  });
  if (sent.status !== 200 || decision.status !== 200) throw new Error('The profile was not approved.');
  return creator;
}

/** Lets posts be handed over when the test says `drain`; what was handed over is written down. */
export async function withPublisher(server: TestServer) {
  const handedOver: Publication[] = [];
  const withdrawn: string[] = [];
  const publisher = {
    handedOver,
    withdrawn,
    /** What happens meanwhile, while the publisher has a post and has not answered. */
    onHandOver: undefined as (() => Promise<unknown>) | undefined,
    isDown: false,
    failures: [] as unknown[],
    drain: () => server.jobs.drain(),
    /** Hands over what waits, then forgets all of it and answers as usual again. */
    async reset() {
      publisher.isDown = false;
      publisher.onHandOver = undefined;
      await publisher.drain();
      for (const list of [handedOver, withdrawn, publisher.failures]) list.length = 0;
    },
  };
  server.deps.publisher = {
    publish: async (publication) => {
      if (publisher.isDown) throw new Error('The publisher is down.');
      handedOver.push(publication);
      await publisher.onHandOver?.();
    },
    withdraw: async (postUID) => {
      if (publisher.isDown) throw new Error('The publisher is down.');
      withdrawn.push(postUID);
    },
  };
  await server.jobs.work('publish-post', (payload) =>
    publishPost(server.deps, payload, (error) => publisher.failures.push(error)),
  );
  await server.jobs.work('update-publication', (payload) => updatePublication(server.deps, payload));
  await server.jobs.work('withdraw-post', (payload) => withdrawPost(server.deps, payload));
  return publisher;
}

export type Newsroom = Awaited<ReturnType<typeof openNewsroom>>;

/** A server with a publisher, somebody of staff and an approved creator; `stop` ends it. */
export async function openNewsroom(engine: Engine, env: Record<string, string> = {}) {
  const server = await startTestServer(engine, env);
  const publisher = await withPublisher(server);
  return {
    server,
    publisher,
    staff: await signInAsStaff(server),
    creator: await signInApproved(server),
    stop: server.stop,
  };
}
