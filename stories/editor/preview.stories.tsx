import type { ActorRefFrom } from 'xstate';
import { Failure } from '#domain/failure.ts';
import type { Draft } from '#machines/flow/post-draft.ts';
import { type Exhibits, postPreviewMachine } from '#machines/flow/post-preview.ts';
import { PreviewWindow } from '#src/editor/preview/preview-window.tsx';
import { screenStory } from '#stories/support/story.tsx';
import { postOfTest } from '#test/support/posts.ts';
import { gallery, unsaved } from './drafts.ts';

export default { title: 'Editor/Preview' };

const { creator } = postOfTest();

function Screen({ actor }: { actor: ActorRefFrom<typeof postPreviewMachine> }) {
  return <PreviewWindow actor={actor} creator={creator} />;
}

const places = ['Nagpur ( Maharashtra )'];

const shown = (draft: Draft, exhibits: Partial<Exhibits> = {}) =>
  screenStory(Screen, postPreviewMachine, {
    value: { open: 'shown' },
    context: { draft, exhibits: { pictures: {}, film: null, places, ...exhibits }, failure: null },
  });

const addressesOf = ({ pictures }: Draft) =>
  Object.fromEntries(Object.entries(pictures).flatMap(([id, known]) => (known ? [[id, known.url]] : [])));

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
  value: { open: 'gathering' },
  context: { draft: unsaved, exhibits: null, failure: null },
});
export const Failed = screenStory(Screen, postPreviewMachine, {
  value: { open: 'failed' },
  context: { draft: unsaved, exhibits: null, failure: new Failure({ code: 'network' }) },
});
