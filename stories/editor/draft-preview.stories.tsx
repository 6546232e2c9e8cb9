import type { ActorRefFrom } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import type { Draft } from '#machines/flow/editor/draft.ts';
import { type PreviewMedia, postPreviewMachine } from '#machines/flow/editor/post-preview.ts';
import { PreviewDialog } from '#src/features/editor/preview/preview-dialog.tsx';
import { screenStory } from '#stories/support/screen-story.tsx';
import { postOfTest } from '#test/factories/posts.ts';
import { gallery, unsaved } from './drafts.ts';

export default { title: 'Editor/Preview' };

const { creator } = postOfTest();

function Screen({ actor }: { actor: ActorRefFrom<typeof postPreviewMachine> }) {
  return <PreviewDialog actor={actor} creator={creator} />;
}

const places = ['Nagpur ( Maharashtra )'];

const shown = (draft: Draft, exhibits: Partial<PreviewMedia> = {}) =>
  screenStory(Screen, postPreviewMachine, {
    value: { open: 'shown' },
    context: {
      draft,
      media: { pictures: {}, videoUrl: null, locations: places, ...exhibits },
      failure: null,
    },
  });

const addressesOf = ({ pictures }: Draft) =>
  Object.fromEntries(
    Object.entries(pictures).flatMap(([id, known]) => (known ? [[id, known.url]] : [])),
  );

const inUrdu: Draft = {
  ...unsaved,
  content: {
    ...unsaved.content,
    language: 'ur',
    title: 'بارش کے بعد کھیتوں میں رونق لوٹ آئی',
    html: '<p>ودربھ کے کسانوں کے چہرے کھل اٹھے ہیں۔</p>',
  },
};

export const Article = shown(unsaved);
export const InUrdu = shown(inUrdu);
export const Gallery = shown(gallery, { pictures: addressesOf(gallery) });
export const Gathering = screenStory(Screen, postPreviewMachine, {
  value: { open: 'loading' },
  context: { draft: unsaved, media: null, failure: null },
});
export const Failed = screenStory(Screen, postPreviewMachine, {
  value: { open: 'failed' },
  context: { draft: unsaved, media: null, failure: new Failure({ code: 'network' }) },
});
