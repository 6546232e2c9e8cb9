import type { ActorRefFrom } from 'xstate';
import type { createWorkQueue } from '#machines/flow/review/work-queue.ts';

export type QueueActor<Subject, Filters> = ActorRefFrom<
  ReturnType<typeof createWorkQueue<Subject, Filters>>
>;
