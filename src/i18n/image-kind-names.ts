import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { ImageKind } from '#domain/post/post-formats.ts';

/** The purposes of an image. */
export const imageKindNames: Record<ImageKind, MessageDescriptor> = defineMessages({
  POSTER: {
    id: 'reader.kind.poster',
    defaultMessage: 'Poster',
    description: 'What a picture is made for',
  },
  MEME: {
    id: 'reader.kind.meme',
    defaultMessage: 'Meme',
    description: 'What a picture is made for',
  },
  BANNER: {
    id: 'reader.kind.banner',
    defaultMessage: 'Banner',
    description: 'What a picture is made for',
  },
  WALLPAPER: {
    id: 'reader.kind.wallpaper',
    defaultMessage: 'Wallpaper',
    description: 'What a picture is made for',
  },
});
