import { describe, expect, it } from 'vitest';
import { formatRules, type PostFormat, postFormats } from '#domain/post/post-formats.ts';
import type { Draft } from '#machines/flow/editor/draft.ts';
import {
  contentForServer,
  uploadingMedia,
  withPicture,
  withVideo,
} from '#machines/flow/editor/draft-media.ts';
import type { KnownPicture, KnownVideo } from '#machines/flow/editor/known-media.ts';
import {
  type Content,
  emptyContent,
  isSameContent,
  toContent,
} from '#machines/flow/editor/post-content.ts';
import {
  createIntent,
  isUnsaved,
  newDraft,
  reconcile,
  toDraft,
} from '#machines/flow/editor/post-draft.ts';
import {
  isWritingProblem,
  mapServerProblems,
  problemsBeforeReview,
  remainingProblems,
} from '#machines/flow/editor/post-validation.ts';
import { findMissingMedia } from '#server/modules/posts/content/validate-media.ts';
import {
  contentOfTest,
  draftOfTest,
  galleryKeys,
  galleryOfTest,
  ownerId,
} from '#test/factories/drafts.ts';
import { postOfTest } from '#test/factories/posts.ts';
import { failure, openEditor } from './post-editor-harness.ts';

const longPause = 3000;
const [first = '', second = '', third = ''] = galleryKeys;
const serverId = (letter: string) => `01930000-0000-7000-8000-0000000000${letter}1`;
const pictureOf = (letter: string): KnownPicture => ({
  id: serverId(letter),
  url: `/pictures/${serverId(letter)}.jpg`,
  width: 1600,
  height: 1200,
});
const shown = (letter: string, caption = '') => ({ ...pictureOf(letter), caption, alt: '' });
const film: KnownVideo = {
  id: serverId('e'),
  url: `/videos/${serverId('e')}.mp4`,
  width: 640,
  height: 360,
  durationMs: 5000,
  hasSound: false,
};

const videoOfTest = (format: PostFormat, more: Partial<Content> = {}): Draft => ({
  ...newDraft('5f0c3f0e-4a1b-4c59-9d3e-2f6f4d1f0a11', ownerId, format),
  content: contentOfTest({ html: '', videoId: 'film', posterId: first, madeWithAi: true, ...more }),
  pictures: { [first]: null },
  videos: { film: null },
  change: 1,
});

describe('what a post of each format is written as', () => {
  it('takes listed pictures with their captions, and not those of the text of an article', () => {
    const pictures = [shown('a', 'एक'), shown('b', 'दो')];
    const gallery = postOfTest({ format: 'FORMAT_GALLERY', pictures, madeWithAi: false });
    expect(toContent(gallery)).toMatchObject({
      pictures: [
        { id: serverId('a'), caption: 'एक' },
        { id: serverId('b'), caption: 'दो' },
      ],
      madeWithAi: false,
    });
    expect(toDraft(gallery, ownerId).pictures[serverId('b')]).toEqual(pictureOf('b'));
    const article = postOfTest({ format: 'FORMAT_ARTICLE', pictures });
    expect(toContent(article).pictures).toEqual([]);
    expect(toDraft(article, ownerId).pictures).toEqual({});
  });

  it('takes a video with its poster', () => {
    const video = {
      ...film,
      url: film.url ?? '',
      width: 640,
      height: 360,
      durationMs: 5000,
      hasSound: false,
    };
    const post = postOfTest({ format: 'GIFVIDEO', video: { ...video, poster: pictureOf('a') } });
    const draft = toDraft(post, ownerId);
    expect(draft.content).toMatchObject({ videoId: film.id, posterId: serverId('a') });
    expect(draft.videos[film.id]).toEqual(film);
    expect(draft.pictures[serverId('a')]).toEqual(pictureOf('a'));
    expect(isUnsaved(draft)).toBe(false);
  });

  it.each([
    ['FORMAT_ARTICLE', []],
    ['FORMAT_IMAGE', ['imageKind', 'madeWithAi', 'pictures']],
    ['FORMAT_GALLERY', ['madeWithAi', 'pictures']],
    ['FORMAT_VIDEO', ['madeWithAi', 'posterId', 'videoId']],
    ['GIFVIDEO', ['madeWithAi', 'posterId', 'videoId']],
  ] as const)('is sent for %s with what it has a place for', (format, fields) => {
    const { post } = createIntent({ ...draftOfTest(), format }, 'save', 'key');
    const always =
      'action clientId revision format title textContent language genre subGenre locations hashtags publishAt';
    expect(Object.keys(post).sort()).toEqual([...always.split(' '), ...fields].sort());
  });
});

describe('what is still uploading', () => {
  it('is left out of what is sent, in the order of the list, until it has arrived', () => {
    const draft = withPicture(
      withPicture(galleryOfTest(), third, pictureOf('c')),
      first,
      pictureOf('a'),
    );
    expect(uploadingMedia(draft)).toEqual([second]);
    expect(contentForServer(draft).pictures).toEqual([
      { id: serverId('a'), caption: 'चित्र 1', alt: '' },
      { id: serverId('c'), caption: 'चित्र 3', alt: '' },
    ]);
    expect(draft.change).toBe(galleryOfTest().change + 2);
    expect(uploadingMedia(withPicture(draft, second, pictureOf('b')))).toEqual([]);
  });

  it('holds a video back with its poster: the server accepts neither alone', () => {
    const draft = withPicture(videoOfTest('FORMAT_VIDEO'), first, pictureOf('a'));
    expect(uploadingMedia(draft)).toEqual(['film']);
    expect(createIntent(draft, 'save', 'key').post).toMatchObject({
      videoId: null,
      posterId: null,
    });
    const arrived = withVideo(draft, 'film', film);
    expect(uploadingMedia(arrived)).toEqual([]);
    expect(arrived.change).toBe(draft.change + 1);
    expect(createIntent(arrived, 'save', 'key').post).toMatchObject({
      videoId: film.id,
      posterId: serverId('a'),
    });
  });

  it('does not count when the post does not show it', () => {
    const draft = galleryOfTest({ pictures: { elsewhere: null } });
    expect(uploadingMedia(draft)).toEqual([]);
    expect(withPicture(draft, 'inOtherTab', pictureOf('a')).change).toBe(draft.change);
  });

  it('keeps a gallery from being sent, and joins the saves as it arrives', async () => {
    const editor = openEditor({
      kept: galleryOfTest(),
      loads: [failure('not-found')],
      input: { isFresh: false },
    });
    await editor.open();
    editor.actor.send({ type: 'submit.requested' });
    await editor.remote('awaitingMedia');
    editor.actor.send({ type: 'submit.cancelled' });
    editor.actor.send({ type: 'picture.uploaded', key: second, picture: uploaded('b') });
    editor.pass(longPause);
    await editor.remote('savedWithoutMedia');
    expect(editor.sent.at(-1)?.post.pictures).toEqual([
      { id: serverId('b'), caption: 'चित्र 2', alt: '' },
    ]);
    editor.actor.send({ type: 'submit.requested' });
    await editor.remote('awaitingMedia');
    editor.actor.send({ type: 'picture.uploaded', key: first, picture: uploaded('a') });
    editor.actor.send({ type: 'picture.uploaded', key: third, picture: uploaded('c') });
    await editor.at('sent');
    expect(editor.sent.at(-1)?.post).toMatchObject({
      action: 'submit',
      pictures: ['a', 'b', 'c'].map((letter) => ({ id: serverId(letter) })),
    });
  });
});

const uploaded = (letter: string) => ({
  ...pictureOf(letter),
  uid: serverId(letter),
  fileName: 'a.jpg',
  name: 'a.jpg',
  status: 'done' as const,
  format: 'jpeg' as const,
});

describe('two copies of a gallery', () => {
  const serverCopy = postOfTest({
    format: 'FORMAT_GALLERY',
    title: contentOfTest().title,
    textContent: '',
    pictures: [shown('a', 'चित्र 1'), shown('b', 'चित्र 2')],
    madeWithAi: false,
    revision: 4,
    ...meta(),
  });

  it('differ by a caption and by the order', () => {
    const content = toContent(serverCopy);
    const [one, two] = content.pictures as [Content['pictures'][0], Content['pictures'][0]];
    expect(isSameContent(content, { ...content, pictures: [{ ...one }, { ...two }] })).toBe(true);
    expect(isSameContent(content, { ...content, pictures: [one, { ...two, caption: 'और' }] })).toBe(
      false,
    );
    expect(isSameContent(content, { ...content, pictures: [two, one] })).toBe(false);
  });

  it('are the same when this device only names the pictures by other keys', () => {
    const pictures = { [first]: pictureOf('a'), [second]: pictureOf('b') };
    const content = { ...galleryOfTest().content, ...meta() };
    const localCopy = galleryOfTest({
      content: { ...content, pictures: content.pictures.slice(0, 2) },
      pictures,
      revision: 3,
    });
    expect(reconcile(localCopy, serverCopy, ownerId).serverCopy).toBeNull();
    const other = { ...localCopy, content: { ...localCopy.content, madeWithAi: true } };
    expect(reconcile(other, serverCopy, ownerId).serverCopy).toBe(serverCopy);
  });

  function meta() {
    const { language, genre, subGenre, locations } = contentOfTest();
    return { language, genre, subGenre, locations, hashtags: [] };
  }
});

describe('what a review asks for', () => {
  it.each(postFormats)('is for %s what the server asks for, by the same names', (format) => {
    const asked = findMissingMedia(
      formatRules[format],
      { pictures: [], video: null },
      { imageKind: null, madeWithAi: null },
    );
    const always = {
      title: 'required',
      language: 'required',
      genre: 'required',
      subGenre: 'required',
    };
    const text = formatRules[format].needsText ? { textContent: 'required' } : {};
    expect(problemsBeforeReview(emptyContent, format)).toEqual({
      ...always,
      ...text,
      ...asked,
      locations: 'list-required',
    });
  });

  it('is a caption below each picture of a gallery, and two pictures', () => {
    const { content } = galleryOfTest();
    expect(problemsBeforeReview(content, 'FORMAT_GALLERY')).toEqual({});
    const [one] = content.pictures as [Content['pictures'][0]];
    const alone = { ...content, pictures: [{ ...one, caption: ' ' }] };
    expect(problemsBeforeReview(alone, 'FORMAT_GALLERY')).toEqual({
      pictures: 'too-short',
      'pictures.0.caption': 'required',
    });
    const long = { ...content, pictures: [one, { ...one, caption: 'कि'.repeat(301) }] };
    expect(problemsBeforeReview(long, 'FORMAT_GALLERY')).toEqual({
      'pictures.1.caption': 'too-long:300',
    });
    const many = { ...content, pictures: Array.from({ length: 31 }, () => one) };
    expect(problemsBeforeReview(many, 'FORMAT_GALLERY')).toEqual({ pictures: 'too-many' });
  });

  it('is a poster for a video, and no caption for a picture', () => {
    const { content } = videoOfTest('FORMAT_VIDEO', { posterId: null });
    expect(problemsBeforeReview(content, 'FORMAT_VIDEO')).toEqual({ posterId: 'required' });
    const picture = contentOfTest({
      html: '',
      pictures: [{ id: first, caption: '', alt: '' }],
      imageKind: 'MEME',
      madeWithAi: true,
    });
    expect(problemsBeforeReview(picture, 'FORMAT_IMAGE')).toEqual({});
  });

  it('is media on the first step and the AI label on the second', () => {
    expect(isWritingProblem({ 'pictures.3.caption': 'required' })).toBe(true);
    expect(isWritingProblem({ imageKind: 'required' })).toBe(true);
    expect(isWritingProblem({ videoId: 'required' })).toBe(true);
    expect(isWritingProblem({ madeWithAi: 'required', locations: 'list-required' })).toBe(false);
  });
});

describe('problems of pictures', () => {
  const { content } = galleryOfTest();
  const [one, two, three] = content.pictures as [
    Content['pictures'][0],
    Content['pictures'][0],
    Content['pictures'][0],
  ];
  const fields = { 'pictures.2.caption': 'required', title: 'too-long' } as const;

  it('go with the picture to its new place', () => {
    const moved = { ...content, pictures: [three, one, two] };
    expect(remainingProblems(fields, content, moved)).toEqual({
      'pictures.0.caption': 'required',
      title: 'too-long',
    });
  });

  it('go when the caption was touched, and with the picture', () => {
    const edited = { ...content, pictures: [one, two, { ...three, caption: 'नया' }] };
    expect(remainingProblems(fields, content, edited)).toEqual({ title: 'too-long' });
    expect(remainingProblems(fields, content, { ...content, pictures: [one, two] })).toEqual({
      title: 'too-long',
    });
  });

  it('numbered without uploads are mapped to the right pictures', () => {
    const draft = galleryOfTest({
      pictures: { [first]: null, [second]: pictureOf('b'), [third]: pictureOf('c') },
    });
    const intent = createIntent(draft, 'save', 'key');
    expect(
      mapServerProblems(
        { 'pictures.1.caption': 'too-long', title: 'too-long' },
        { ...draft, intent },
      ),
    ).toEqual({
      'pictures.2.caption': 'too-long',
      title: 'too-long',
    });
  });
});
