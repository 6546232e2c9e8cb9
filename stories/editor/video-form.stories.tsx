import type { ContextFrom } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import type { Draft } from '#machines/flow/editor/draft.ts';
import { toDraft } from '#machines/flow/editor/post-draft.ts';
import { postEditorMachine } from '#machines/flow/editor/post-editor.ts';
import { posterFrameMachine } from '#machines/flow/editor/poster-frame.ts';
import { publishChoicesMachine } from '#machines/flow/editor/publish-choices.ts';
import { videoUploadMachine } from '#machines/flow/editor/video-upload.ts';
import { PosterPicker } from '#src/features/editor/video/poster-picker.tsx';
import { Page } from '#src/ui/layout/layout.tsx';
import { drawState } from '#stories/support/actor-in-state.ts';
import { screenStory } from '#stories/support/screen-story.tsx';
import { context, emptyOf, lists } from './drafts.ts';
import { EditorInStory } from './story-editor.tsx';
import { posterContext, videoContext, videoKey, videoPost } from './videos.ts';

export default { title: 'Editor/Video' };

type Drawn = Parameters<typeof screenStory<typeof postEditorMachine>>[2];
type Context = Partial<ContextFrom<typeof postEditorMachine>>;
type Upload = Parameters<typeof drawState<typeof videoUploadMachine>>[1];

const choices = drawState(publishChoicesMachine, {
  value: { ready: 'quiet' },
  context: { lists, failure: null, typed: '', suggestions: [] },
});

const editorStory = (regions: Record<string, unknown>, more: Context, upload?: Upload) =>
  screenStory(EditorInStory, postEditorMachine, {
    value: {
      withLock: {
        open: {
          step: 'writing',
          device: 'stored',
          remote: 'synced',
          pictures: 'watching',
          checks: 'watching',
          ...regions,
        },
      },
    } as Drawn['value'],
    context: { ...context, ...more },
    children: { choices, ...(upload && { [videoKey]: drawState(videoUploadMachine, upload) }) },
  });

const saved = toDraft(videoPost, videoPost.creator.userId);
const travelling: Draft = {
  ...saved,
  change: 1,
  content: { ...saved.content, videoId: videoKey, posterId: null },
  videos: { [videoKey]: null },
};
const onItsWay = { draft: travelling, post: videoPost };
const refused = { ...videoContext, videoId: null, facts: null };

export const NoVideoYet = editorStory({}, { draft: emptyOf('FORMAT_VIDEO'), post: null });
export const NoGifVideoYet = editorStory({}, { draft: emptyOf('GIFVIDEO'), post: null });
export const Video = editorStory({}, { draft: saved, post: videoPost });
export const GifVideo = editorStory(
  {},
  { draft: { ...saved, format: 'GIFVIDEO' }, post: { ...videoPost, format: 'GIFVIDEO' } },
);
export const OnItsWay = editorStory({ remote: 'savedWithoutMedia' }, onItsWay, {
  value: { sending: 'transferring' },
  context: videoContext,
});
export const Refused = editorStory({ remote: 'savedWithoutMedia' }, onItsWay, {
  value: { refused: 'cleared' },
  context: { ...refused, failure: new Failure({ code: 'video-type-not-allowed' }) },
});
export const VideoAndPosterMissing = editorStory(
  {},
  {
    draft: emptyOf('FORMAT_VIDEO'),
    post: null,
    fields: { title: 'required', videoId: 'required' },
  },
);
export const AwaitingTheVideo = editorStory(
  { step: 'publishing', remote: 'awaitingMedia' },
  onItsWay,
  {
    value: { sending: 'transferring' },
    context: videoContext,
  },
);

type Picker = Parameters<typeof screenStory<typeof posterFrameMachine>>[2];

function Screen({ actor }: { actor: Parameters<typeof PosterPicker>[0]['actor'] }) {
  return (
    <Page as="main" reading paddingBlock="8">
      <PosterPicker actor={actor} />
    </Page>
  );
}

const picker = (value: Picker['value'], more: Partial<Picker['context']> = {}) =>
  screenStory(Screen, posterFrameMachine, { value, context: { ...posterContext, ...more } });

export const PosterOpening = picker(
  { watching: 'opening' },
  { frames: [], shownFrame: null, durationMs: 0, time: 0 },
);
export const PosterSampling = picker(
  { watching: 'sampling' },
  { frames: posterContext.frames.slice(0, 3), shownFrame: null },
);
export const PosterChoosing = picker({ watching: 'choosing' });
export const PosterTaking = picker({ watching: 'capturing' });
export const PosterUnplayable = picker('unplayable');
