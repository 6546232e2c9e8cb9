import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { PostFormat } from '#domain/post/post-formats.ts';

export type MediaFormat = Exclude<PostFormat, 'FORMAT_ARTICLE'>;

const headings = defineMessages({
  FORMAT_IMAGE: {
    id: 'editor.heading.image',
    defaultMessage: 'Create an image post',
    description: 'Title of the page on which an image or meme is posted',
  },
  FORMAT_GALLERY: {
    id: 'editor.heading.gallery',
    defaultMessage: 'Create a gallery',
    description: 'Title of the page on which several photographs are posted',
  },
  FORMAT_VIDEO: { id: 'editor.heading.video', defaultMessage: 'Create a video post' },
  GIFVIDEO: { id: 'editor.heading.gif', defaultMessage: 'Create a GIF video' },
});

const titles = defineMessages({
  FORMAT_IMAGE: {
    id: 'editor.title-placeholder.image',
    defaultMessage: 'What does the image show?',
    description: 'Placeholder of the title of an image or meme',
  },
  FORMAT_GALLERY: {
    id: 'editor.title-placeholder.gallery',
    defaultMessage: 'What do these photos show?',
    description: 'Placeholder of the title of a gallery',
  },
  FORMAT_VIDEO: {
    id: 'editor.title-placeholder.video',
    defaultMessage: 'What happens in the video?',
    description: 'Placeholder of the title of a video',
  },
  GIFVIDEO: {
    id: 'editor.title-placeholder.gif',
    defaultMessage: 'Describe it in one line',
    description: 'Placeholder of the title of a gif video',
  },
});

/** How the form of each format is headed, and what its empty title asks for (spec point 2). */
export const formatMessages: Record<
  MediaFormat,
  { heading: MessageDescriptor; title: MessageDescriptor }
> = {
  FORMAT_IMAGE: { heading: headings.FORMAT_IMAGE, title: titles.FORMAT_IMAGE },
  FORMAT_GALLERY: { heading: headings.FORMAT_GALLERY, title: titles.FORMAT_GALLERY },
  FORMAT_VIDEO: { heading: headings.FORMAT_VIDEO, title: titles.FORMAT_VIDEO },
  GIFVIDEO: { heading: headings.GIFVIDEO, title: titles.GIFVIDEO },
};
