import { type ContextFrom, createActor } from 'xstate';
import type { components } from '#generated/contract.ts';
import type { Draft } from '#machines/flow/editor/draft.ts';
import { newDraft, toDraft } from '#machines/flow/editor/post-draft.ts';
import { postEditorMachine } from '#machines/flow/editor/post-editor.ts';
import type { PublishOptions } from '#machines/flow/editor/publish-choices.ts';
import { storyPicture } from '#stories/support/sample-pictures.ts';

type Post = components['schemas']['Post'];

const ownerUserId = '01930000-0000-7000-8000-000000009000';
const clientId = '5f0c3f0e-4a1b-4c59-9d3e-2f6f4d1f0a11';
export const pictureKey = '5f0c3f0e-4a1b-4c59-9d3e-2f6f4d1f0a22';

const body = [
  '<p>विदर्भ के किसानों के चेहरे खिल उठे हैं। तीन हफ़्ते की देरी के बाद हुई बारिश ने खेतों में <strong>फिर से जान</strong> डाल दी है।</p>',
  '<h2>गाँव-गाँव में बुआई</h2>',
  '<p>नागपुर ज़िले के पारशिवनी तालुके में लोग सुबह चार बजे से खेतों में हैं।</p>',
  '<ul><li>सोयाबीन: बुआई पूरी</li><li>कपास: आधी</li></ul>',
  '<blockquote><p>“इस साल हमने उम्मीद छोड़ दी थी,” सुनीता बाई कहती हैं।</p></blockquote>',
  '<figure data-embed="https://www.youtube.com/watch?v=dQw4w9WgXcQ" data-provider="youtube"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" rel="noopener noreferrer nofollow">https://www.youtube.com/watch?v=dQw4w9WgXcQ</a></figure>',
  '<p>मौसम विभाग के अनुसार अगले पाँच दिन हल्की बारिश होगी।</p>',
].join('');

const figure =
  `<figure data-picture="${pictureKey}"><img src="" alt="धान के खेत में काम करती महिलाएँ">` +
  '<figcaption>पारशिवनी में धान की रोपाई</figcaption></figure>';

export const post: Post = {
  postUID: '01930000-0000-7000-8000-0000000000a1',
  clientId,
  revision: 3,
  format: 'FORMAT_ARTICLE',
  state: 'DRAFT',
  live: 'NONE',
  archived: false,
  title: 'बारिश के बाद खेतों में लौटी रौनक',
  textContent: body,
  language: 'hi',
  madeWithAi: null,
  genre: 'agriculture',
  subGenre: 'weather',
  locations: ['mh-nagpur'],
  hashtags: [{ id: '01930000-0000-7000-8000-0000000000b1', title: 'बारिश' }],
  pictures: [],
  imageKind: null,
  video: null,
  createdAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T08:40:00.000Z',
  submittedAt: null,
  publishAt: null,
  publishedAt: null,
  stats: null,
  rejection: null,
  restriction: null,
  creator: {
    userId: ownerUserId,
    name: 'मीरा कुलकर्णी',
    handle: 'meera.likhti',
    profileImage: null,
    blueTick: true,
  },
  actions: ['save', 'submit', 'archive', 'delete'],
};

/** A post that is no article. */
export const galleryPost: Post = {
  ...post,
  format: 'FORMAT_GALLERY',
  textContent: '<p>सुबह चार बजे से शाम तक।</p>',
  madeWithAi: false,
  pictures: [storyPicture(1, 'भोर में बोली लगती है'), storyPicture(2, 'दोपहर तक ट्रक भर जाते हैं')],
};
export const gallery = toDraft(galleryPost, ownerUserId);

/** The same with pictures that this phone has chosen and the server does not have. */
export const travellingGallery: Draft = {
  ...gallery,
  change: 1,
  content: {
    ...gallery.content,
    pictures: [
      ...gallery.content.pictures,
      ...['a', 'b', 'c', 'd'].map((id) => ({ id, caption: '', alt: '' })),
    ],
  },
  pictures: { ...gallery.pictures, a: null, b: null, c: null, d: null },
};

/** One picture, and what it is made for. */
export const imagePost: Post = {
  ...post,
  format: 'FORMAT_IMAGE',
  title: 'शरद पूर्णिमा की शुभकामनाएँ',
  textContent: '<p>मोबाइल की स्क्रीन के लिए।</p>',
  madeWithAi: true,
  imageKind: 'WALLPAPER',
  pictures: [storyPicture(3, '', 'पूरा चाँद और दीये')],
};
export const image = toDraft(imagePost, ownerUserId);
export const emptyOf = (format: Post['format']): Draft => newDraft(clientId, ownerUserId, format);

export const saved = toDraft(post, ownerUserId);
export const unsaved: Draft = { ...saved, change: 1 };
export const empty: Draft = newDraft(clientId, ownerUserId, 'FORMAT_ARTICLE');
export const travelling: Draft = {
  ...unsaved,
  content: { ...saved.content, html: figure + body },
  pictures: { [pictureKey]: null },
};

const input = {
  clientId,
  postUID: null,
  isFresh: false,
  ownerUserId,
  format: 'FORMAT_ARTICLE' as const,
  profile: 'pending' as const,
  newKey: () => pictureKey,
};

/** A post that the server has; nothing is left to save. */
export const context: ContextFrom<typeof postEditorMachine> = {
  ...createActor(postEditorMachine, { input }).getSnapshot().context,
  draft: saved,
  post,
};

export const lists: PublishOptions = {
  languages: [{ name: 'Hindi', isoCode: 'hi', nativeName: 'हिन्दी', dir: 'ltr' }],
  genres: [
    { code: 'agriculture', subGenres: ['crops', 'weather', 'markets'] },
    { code: 'sports', subGenres: ['cricket', 'kabaddi'] },
  ],
  featuredHashtags: [
    { id: '01930000-0000-7000-8000-0000000000b3', title: 'दीपावली' },
    { id: '01930000-0000-7000-8000-0000000000b5', title: 'பொங்கல்' },
  ],
};
