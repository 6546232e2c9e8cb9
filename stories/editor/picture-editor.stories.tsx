import type { ContextFrom } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import { postEditorMachine } from '#machines/flow/editor/post-editor.ts';
import { publishChoicesMachine } from '#machines/flow/editor/publish-choices.ts';
import { fileUploadMachine } from '#machines/kit/file-upload.ts';
import { drawState } from '#stories/support/actor-in-state.ts';
import { screenStory } from '#stories/support/screen-story.tsx';
import {
  context,
  emptyOf,
  gallery,
  galleryPost,
  image,
  imagePost,
  lists,
  travellingGallery,
} from './drafts.ts';
import { EditorInStory } from './story-editor.tsx';

export default { title: 'Editor/Pictures' };

type Drawn = Parameters<typeof screenStory<typeof postEditorMachine>>[2];
type Context = Partial<ContextFrom<typeof postEditorMachine>>;
type Upload = Parameters<typeof drawState<typeof fileUploadMachine>>[1];

const choices = drawState(publishChoicesMachine, {
  value: { ready: 'quiet' },
  context: { lists, failure: null, typed: '', suggestions: [] },
});

const screen = (value: Drawn['value'], more: Context, children: Drawn['children'] = {}) =>
  screenStory(EditorInStory, postEditorMachine, {
    value,
    context: { ...context, ...more },
    children: { choices, ...children },
  });

const editorStory = (
  regions: Record<string, unknown>,
  more: Context,
  children: Drawn['children'] = {},
) =>
  screen(
    {
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
    more,
    children,
  );

const upload = (key: string, value: Upload['value'], more: Partial<Upload['context']> = {}) =>
  drawState(fileUploadMachine, {
    value,
    context: {
      file: { name: 'IMG_20261120.jpg', size: 380_000, type: 'image/jpeg' },
      originalBytes: 4_100_000,
      key,
      progress: 0.4,
      picture: null,
      failure: null,
      ...more,
    },
  });

const inImage = { draft: image, post: imagePost };
const inGallery = { draft: gallery, post: galleryPost };

export const NoPictureYet = editorStory({}, { draft: emptyOf('FORMAT_IMAGE'), post: null });
export const Picture = editorStory({}, inImage);
export const PictureAndKindMissing = editorStory(
  {},
  {
    draft: emptyOf('FORMAT_IMAGE'),
    post: null,
    fields: { title: 'required', pictures: 'required', imageKind: 'required' },
  },
);
export const NoPhotographsYet = editorStory({}, { draft: emptyOf('FORMAT_GALLERY'), post: null });
export const Gallery = editorStory({}, inGallery);
export const PhotographsOnTheirWay = editorStory(
  { remote: 'savedWithoutMedia' },
  { draft: travellingGallery, post: galleryPost },
  {
    a: upload('a', 'uploading'),
    b: upload('b', 'waiting', { failure: new Failure({ code: 'network' }) }),
    c: upload('c', 'failed', { failure: new Failure({ code: 'internal-error' }) }),
    d: upload('d', 'refused', { failure: new Failure({ code: 'image-unreadable' }) }),
  },
);
export const CaptionsMissing = editorStory(
  {},
  {
    draft: travellingGallery,
    post: galleryPost,
    fields: { 'pictures.2.caption': 'required', 'pictures.3.caption': 'required' },
  },
);
export const TooFewPhotographs = editorStory(
  {},
  { draft: emptyOf('FORMAT_GALLERY'), post: null, fields: { pictures: 'too-short' } },
);
export const DeclarationMissing = editorStory(
  { step: 'publishing' },
  {
    draft: { ...gallery, content: { ...gallery.content, madeWithAi: null } },
    fields: { madeWithAi: 'required' },
  },
);
export const DeclaredAsMadeWithAi = editorStory({ step: 'publishing' }, inImage);
export const WaitingForPhotographs = editorStory(
  { step: 'publishing', remote: 'awaitingMedia' },
  { draft: travellingGallery, post: galleryPost },
);
export const GalleryChangedElsewhere = editorStory(
  { remote: 'conflict' },
  {
    draft: travellingGallery,
    serverCopy: { ...galleryPost, pictures: [...galleryPost.pictures].reverse(), revision: 4 },
  },
);
export const RejectedGallery = editorStory(
  {},
  {
    draft: gallery,
    post: {
      ...galleryPost,
      state: 'REJECTED',
      rejection: {
        reasons: ['watermark'],
        note: 'दूसरी तस्वीर पर निशान है।',
        permanent: false,
        decidedAt: galleryPost.updatedAt,
      },
    },
  },
);
export const GalleryInAnotherTab = screen({ withLock: 'inOtherTab' }, { draft: travellingGallery });
export const GalleryInReview = screen('closed', {
  draft: gallery,
  post: {
    ...galleryPost,
    state: 'SUBMITTED_FOR_DHPUBLISH_REVIEW',
    actions: ['withdraw', 'archive'],
  },
});
export const PictureInReview = screen('closed', {
  draft: image,
  post: { ...imagePost, state: 'SUBMITTED_FOR_DHPUBLISH_REVIEW', actions: ['withdraw', 'archive'] },
});
export const OpeningAGallery = screen({ opening: 'loadingPost' } as Drawn['value'], {
  draft: emptyOf('FORMAT_GALLERY'),
});
