import { expect, it } from 'vitest';
import { draftToPost } from '#src/features/editor/preview/draft-to-post.ts';
import {
  draftOfTest,
  galleryKeys,
  galleryOfTest,
  htmlWithPicture,
  pictureKey,
  uploadedPicture,
} from '#test/factories/drafts.ts';
import { postOfTest } from '#test/factories/posts.ts';

const { creator } = postOfTest();
const now = '2026-11-22T04:00:00.000Z';
const blob = (key: string) => `blob:http://portal.example/${key}`;

it('shows pictures of a text that are on this device', () => {
  const draft = draftOfTest({ pictures: { [pictureKey]: null } });
  const content = { ...draft.content, html: htmlWithPicture };
  const exhibits = { pictures: { [pictureKey]: blob('$1') }, videoUrl: null, locations: [] };
  const { textContent, updatedAt } = draftToPost({ ...draft, content }, exhibits, creator, now);
  expect(textContent).toContain(`<img src="${blob('$1')}" alt="खेत">`);
  expect(textContent).toContain('<figcaption>धान</figcaption>');
  expect(updatedAt).toBe(now);
});

it('keeps the order of a gallery, and leaves out missing media', () => {
  const [first, second, third] = galleryKeys as [string, string, string];
  const known = { [first]: null, [second]: uploadedPicture, [third]: null };
  const exhibits = {
    pictures: { [third]: blob(third), [second]: '/pictures/2.jpg' },
    videoUrl: null,
    locations: [],
  };
  const { pictures } = draftToPost(galleryOfTest({ pictures: known }), exhibits, creator, now);
  expect(pictures).toMatchObject([
    { id: second, caption: 'चित्र 2', width: 4000, height: 3000 },
    { id: third, caption: 'चित्र 3', url: blob(third) },
  ]);
});

it('shows a video with its poster, and no missing one', () => {
  const draft = draftOfTest({
    format: 'FORMAT_VIDEO',
    videos: { videoUrl: null },
    pictures: { poster: null },
  });
  const content = { ...draft.content, videoId: 'film', posterId: 'poster' };
  const exhibits = { pictures: { poster: blob('poster') }, videoUrl: blob('film'), locations: [] };
  const shown = draftToPost({ ...draft, content }, exhibits, creator, now).video;
  expect(shown).toMatchObject({ url: blob('film'), poster: { url: blob('poster') } });
  expect(
    draftToPost({ ...draft, content }, { ...exhibits, videoUrl: null }, creator, now).video,
  ).toBeNull();
});
