import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { PostFormat } from '#domain/post/post-formats.ts';

/** The names of the five formats. */
export const formatNames: Record<PostFormat, MessageDescriptor> = defineMessages({
  FORMAT_ARTICLE: { id: 'format.article', defaultMessage: 'Article' },
  FORMAT_IMAGE: { id: 'format.image', defaultMessage: 'Image/Meme' },
  FORMAT_GALLERY: { id: 'format.gallery', defaultMessage: 'Gallery' },
  FORMAT_VIDEO: { id: 'format.video', defaultMessage: 'Video' },
  GIFVIDEO: { id: 'format.gif', defaultMessage: 'GIF video' },
});
