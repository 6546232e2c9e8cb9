import type { Draft } from '#machines/flow/editor/draft.ts';
import { type Content, emptyContent } from '#machines/flow/editor/post-content.ts';
import { newDraft } from '#machines/flow/editor/post-draft.ts';
import type { UploadedPicture } from '#machines/kit/file-upload.ts';

export const ownerId = '01930000-0000-7000-8000-000000009000';
export const draftClientId = '5f0c3f0e-4a1b-4c59-9d3e-2f6f4d1f0a11';
export const pictureKey = '5f0c3f0e-4a1b-4c59-9d3e-2f6f4d1f0a22';

/** A text with everything that a review asks for. */
export function contentOfTest(more: Partial<Content> = {}): Content {
  return {
    ...emptyContent,
    title: 'बारिश के बाद खेतों में लौटी रौनक',
    html: '<p>विदर्भ के किसानों के चेहरे खिल उठे हैं।</p>',
    language: 'hi',
    genre: 'agriculture',
    subGenre: 'weather',
    locations: ['mh-nagpur'],
    ...more,
  };
}

/** A draft that the server has not seen. */
export function draftOfTest(more: Partial<Draft> = {}): Draft {
  return {
    ...newDraft(draftClientId, ownerId, 'FORMAT_ARTICLE'),
    content: contentOfTest(),
    change: 1,
    ...more,
  };
}

/** The text with the picture of `pictureKey` in it. */
export const htmlWithPicture =
  `<p>खेत</p><figure data-picture="${pictureKey}">` +
  '<img src="" alt="खेत"><figcaption>धान</figcaption></figure>';

export const uploadedPicture: UploadedPicture = {
  uid: '01930000-0000-7000-8000-0000000000f1',
  id: '01930000-0000-7000-8000-0000000000f1',
  fileName: '01930000-0000-7000-8000-0000000000f1.jpg',
  name: 'IMG_20261120.jpg',
  status: 'done',
  url: '/pictures/01930000-0000-7000-8000-0000000000f1.jpg',
  width: 4000,
  height: 3000,
  format: 'jpeg',
};

/**
 * The pictures of a gallery on this device, in their order: each has its caption, and none has
 * arrived.
 */
export const galleryKeys = ['a', 'b', 'c'].map((letter) =>
  pictureKey.replace(/a22$/, `${letter}33`),
);

/** A gallery that the server has not seen, with everything that a review asks for. */
export function galleryOfTest(more: Partial<Draft> = {}): Draft {
  const pictures = galleryKeys.map((id, at) => ({ id, caption: `चित्र ${at + 1}`, alt: '' }));
  return {
    ...newDraft(draftClientId, ownerId, 'FORMAT_GALLERY'),
    content: contentOfTest({ html: '', pictures, madeWithAi: false }),
    pictures: Object.fromEntries(galleryKeys.map((key) => [key, null])),
    change: 1,
    ...more,
  };
}
