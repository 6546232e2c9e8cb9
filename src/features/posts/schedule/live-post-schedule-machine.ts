import type { ActorRefFrom } from 'xstate';
import { postScheduleMachine, type ScheduleRequest } from '#machines/flow/posts/post-schedule.ts';
import { savePostActor } from '#src/api/save-post.ts';

export type ScheduleActor = ActorRefFrom<typeof postScheduleMachine>;

/** The chart `post-schedule` on the real server. */
export const livePostScheduleMachine = postScheduleMachine.provide({
  actors: {
    upsertPost: savePostActor((request: ScheduleRequest | null) => {
      if (!request) throw new Error('Nothing was asked for.');
      const { postUID, clientId, revision } = request.post;
      const { action, publishAt } = request;
      return {
        body: {
          post: { action, postUID, clientId, revision, ...(publishAt && { publishAt }) },
        },
        headers: { 'Idempotency-Key': request.key },
      };
    }),
  },
});
