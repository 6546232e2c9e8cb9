import { describe, expect, it } from 'vitest';
import { postFormats } from '#domain/post/post-formats.ts';
import { emptyContent } from '#machines/flow/editor/post-content.ts';
import { problemsBeforeReview } from '#machines/flow/editor/post-validation.ts';
import { submissionSteps } from '#machines/flow/editor/submission-steps.ts';
import type { ActingRole, PostStatus } from '#machines/lifecycle/post-status.ts';
import { submissionRefusals } from '#machines/lifecycle/submission-refusals.ts';
import { contentOfTest, draftOfTest } from '#test/factories/drafts.ts';

const profile = 'approved';
const post = null;

describe('the steps before a post can be sent for review', () => {
  it('are none when nothing is missing', () => {
    expect(submissionSteps({ draft: draftOfTest({}), post, profile })).toEqual([]);
  });

  it('name each field that is missing, in the order of the editor', () => {
    const draft = draftOfTest({ content: emptyContent });
    expect(submissionSteps({ draft, post, profile })).toMatchObject([
      { field: 'title', section: 'title', code: 'required' },
      { field: 'textContent', section: 'text' },
      { field: 'locations', section: 'location' },
      { field: 'language', section: 'language' },
      { field: 'genre', section: 'genre' },
      { field: 'subGenre', section: 'genre' },
    ]);
  });

  it.each(postFormats)('name whatever keeps an empty %s from being sent', (format) => {
    const content = { ...emptyContent, publishAt: '' };
    const draft = draftOfTest({ format, content });
    const fields = Object.keys(problemsBeforeReview(content, format));
    const named = submissionSteps({ draft, post, profile }).map((step) =>
      step.kind === 'field' ? step.field : step.kind,
    );
    expect(named.toSorted()).toEqual(fields.toSorted());
  });

  it('count the captions of several pictures as one step', () => {
    const pictures = ['a', 'b', 'c'].map((id) => ({ id, caption: '', alt: '' }));
    const draft = draftOfTest({
      format: 'FORMAT_GALLERY',
      content: contentOfTest({ pictures, madeWithAi: false }),
    });
    expect(submissionSteps({ draft, post, profile })).toMatchObject([{ field: 'caption' }]);
  });

  it('wait for pictures that are uploading', () => {
    const key = '5f0c3f0e-4a1b-4c59-9d3e-2f6f4d1f0a22';
    const picture = '<img src="" alt="खेत"><figcaption>शाम</figcaption>';
    const html = `<p>शाम</p><figure data-picture="${key}">${picture}</figure>`;
    const draft = draftOfTest({ content: contentOfTest({ html }), pictures: { [key]: null } });
    expect(submissionSteps({ draft, post, profile })).toEqual([{ kind: 'uploads', count: 1 }]);
  });

  it.each(['missing', 'pending', 'rejected'] as const)(
    'need a profile that is not %s',
    (approval) => {
      expect(submissionSteps({ draft: draftOfTest({}), post, profile: approval })).toEqual([
        { kind: 'profile', approval },
      ]);
    },
  );
});

describe('what the lifecycle refuses', () => {
  const writer: ActingRole = {
    role: 'creator',
    isOwner: true,
    managesCreator: false,
    permissions: ['CREATE_POST', 'UPDATE_POST'],
    isProfileApproved: true,
  };
  const draft: PostStatus = { state: 'DRAFT', live: 'NONE', archived: false };

  it('is nothing for an approved writer of a draft', () => {
    expect(submissionRefusals(draft, writer)).toEqual([]);
  });

  it('is everything that concerns the person at once', () => {
    const stranger = { ...writer, isOwner: false, isProfileApproved: false };
    expect(submissionRefusals(draft, stranger)).toEqual(['forbidden', 'profile-not-approved']);
  });

  it('is only the state of a post that nobody can send', () => {
    const inReview: PostStatus = { ...draft, state: 'SUBMITTED_FOR_DHPUBLISH_REVIEW' };
    expect(submissionRefusals(inReview, { ...writer, isProfileApproved: false })).toEqual([
      'transition-not-allowed',
    ]);
  });
});
