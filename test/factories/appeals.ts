import {
  nothingToAppeal,
  openAppeal,
  postAppeal,
  tooSoonAppeal,
} from '#contract/examples/posts/appeals.ts';
import type { AppealDraft, PostAppeal } from '#machines/flow/posts/post-appeal.ts';

/** The decision on a post and its appeal, in each situation. */
export const appealData = {
  available: postAppeal(),
  tooSoon: tooSoonAppeal,
  none: nothingToAppeal,
  open: openAppeal,
} satisfies Record<string, PostAppeal>;

/** What a device keeps of an appeal of that decision. */
export const appealDraftOf = (changes: Partial<AppealDraft> = {}): AppealDraft => ({
  decisionId: postAppeal().decision?.decisionId ?? '',
  text: 'स्रोत कृषि विभाग की रिपोर्ट है।',
  pictures: [],
  upload: null,
  sendKey: null,
  ...changes,
});
