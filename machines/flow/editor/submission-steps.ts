import type { RuleCode } from '#domain/forms/validation-rules.ts';
import type { PostSection } from '#domain/post/post-sections.ts';
import { submissionRefusals } from '#machines/lifecycle/submission-refusals.ts';
import type { ProfileApproval } from '../profile/profile-approval.ts';
import { uploadingMedia } from './draft-media.ts';
import type { PostEditorContext } from './post-editor-types.ts';
import { problemsBeforeReview } from './post-validation.ts';

export type PostField = keyof typeof fieldSections;

/** What has to happen before a post can be sent for review. */
export type SubmissionStep =
  | { kind: 'field'; field: PostField; section: PostSection; code: RuleCode }
  | { kind: 'uploads'; count: number }
  | { kind: 'profile'; approval: Exclude<ProfileApproval, 'approved'> }
  | { kind: 'state' };

type Context = Pick<PostEditorContext, 'draft' | 'post' | 'profile'>;

/**
 * The steps that are left before a post can be sent for review, in the order of the editor: what
 * its fields lack, then uploads, then what the lifecycle chart refuses.
 */
export function submissionSteps({ draft, post, profile }: Context): SubmissionStep[] {
  const uploads = uploadingMedia(draft).length;
  return [
    ...fieldSteps(draft),
    ...(uploads > 0 ? [{ kind: 'uploads', count: uploads } as const] : []),
    ...lifecycleSteps({ post, profile }),
  ];
}

/** The fields in the order of the editor, and where each is. */
const fieldSections = {
  title: 'title',
  textContent: 'text',
  imageKind: 'kind',
  pictures: 'pictures',
  caption: 'pictures',
  alt: 'pictures',
  videoId: 'video',
  posterId: 'poster',
  locations: 'location',
  language: 'language',
  genre: 'genre',
  subGenre: 'genre',
  hashtags: 'hashtags',
  madeWithAi: 'ai-declaration',
  publishAt: 'publish-time',
} as const satisfies Record<string, PostSection>;

const postFields = Object.keys(fieldSections) as PostField[];

/** One step for each field; the captions of several pictures are one. */
function fieldSteps({ content, format }: Context['draft']): SubmissionStep[] {
  const problems = Object.entries(problemsBeforeReview(content, format));
  return postFields.flatMap((field): SubmissionStep[] => {
    const problem = problems.find(([name]) => name.split('.').at(-1) === field);
    return problem
      ? [{ kind: 'field', field, section: fieldSections[field], code: problem[1] }]
      : [];
  });
}

/** A new post is saved when it is sent. */
const savedOnce = { state: 'CREATED', live: 'NONE', archived: false } as const;

/** The editor opens for people who may write the post; the server looks at their permissions. */
const writer = {
  role: 'creator',
  isOwner: true,
  managesCreator: false,
  permissions: ['CREATE_POST', 'UPDATE_POST'],
} as const;

function lifecycleSteps({ post, profile }: Pick<Context, 'post' | 'profile'>): SubmissionStep[] {
  const by = { ...writer, isProfileApproved: profile === 'approved' };
  return submissionRefusals(post ?? savedOnce, by).flatMap((refusal): SubmissionStep[] => {
    if (refusal === 'transition-not-allowed') return [{ kind: 'state' }];
    return refusal === 'profile-not-approved' && profile !== 'approved'
      ? [{ kind: 'profile', approval: profile }]
      : [];
  });
}
