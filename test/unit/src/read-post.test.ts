import { expect, it } from 'vitest';
import { readPostOf } from '#src/editor/preview/read-post.ts';
import {
  draftOfTest,
  galleryKeys,
  galleryOfTest,
  htmlWithPicture,
  pictureKey,
  uploadedPicture,
} from '../../support/drafts.ts';
import { postOfTest } from '../../support/posts.ts';

const { creator } = postOfTest();
const now = '2026-11-22T04:00:00.000Z';
const blob = (key: string) => `blob:http://portal.example/${key}`;

it('shows pictures of a text that lie on this device', () => {
  const draft = draftOfTest({ pictures: { [pictureKey]: null } });
  const content = { ...draft.content, html: htmlWithPicture };
  const exhibits = { pictures: { [pictureKey]: blob('$1') }, film: null, places: [] };
  const { textContent, updatedAt } = readPostOf({ ...draft, content }, exhibits, creator, now);
  expect(textContent).toContain(`<img src="${blob('$1')}" alt="खेत">`);
  expect(textContent).toContain('<figcaption>धान</figcaption>');
  expect(updatedAt).toBe(now);
});

it('keeps the order of a gallery, and leaves out what is nowhere to be had', () => {
  const [first, second, third] = galleryKeys as [string, string, string];
  const known = { [first]: null, [second]: uploadedPicture, [third]: null };
  const exhibits = {
    pictures: { [third]: blob(third), [second]: '/pictures/2.jpg' },
    film: null,
    places: [],
  };
  const { pictures } = readPostOf(galleryOfTest({ pictures: known }), exhibits, creator, now);
  expect(pictures).toMatchObject([
    { id: second, caption: 'चित्र 2', width: 4000, height: 3000 },
    { id: third, caption: 'चित्र 3', url: blob(third) },
  ]);
});

it('shows a film with its poster, and none that is nowhere to be had', () => {
  const draft = draftOfTest({ format: 'FORMAT_VIDEO', videos: { film: null }, pictures: { poster: null } });
  const content = { ...draft.content, videoId: 'film', posterId: 'poster' };
  const exhibits = { pictures: { poster: blob('poster') }, film: blob('film'), places: [] };
  const shown = readPostOf({ ...draft, content }, exhibits, creator, now).video;
  expect(shown).toMatchObject({ url: blob('film'), poster: { url: blob('poster') } });
  expect(readPostOf({ ...draft, content }, { ...exhibits, film: null }, creator, now).video).toBeNull();
});
