import { fromPromise } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import { call } from './client.ts';
import type { Reply, Request } from './operation-types.ts';

/**
 * Sends an action on a post, or a save of it. Only a reply with the success flag counts (spec point
 * 5), whatever else it says.
 * @throws Failure as `call` does; code `not-saved` for a reply without the flag or without the post
 */
export async function savePost(request: Request<'upsertPost'>): Promise<Reply<'upsertPost'>> {
  const reply: Partial<Reply<'upsertPost'>> | null = await call('upsertPost', request);
  if (reply?.success !== true || !reply.post) throw new Failure({ code: 'not-saved', status: 200 });
  const { success, post, decision } = reply;
  return { success, post, ...(decision && { decision }) };
}

/** An actor for {@link savePost}; stopping it aborts the call. */
export function savePostActor<Input>(toRequest: (input: Input) => Request<'upsertPost'>) {
  return fromPromise<Reply<'upsertPost'>, Input>(({ input, signal }) =>
    savePost({ ...toRequest(input), signal }),
  );
}
