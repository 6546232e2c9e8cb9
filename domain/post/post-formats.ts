import { limits } from '../limits.ts';
import type { PostFormat } from './format-codes.ts';

export { type PostFormat, postFormats } from './format-codes.ts';

/** The purpose of an image (spec point 1). */
export const imageKinds = ['POSTER', 'MEME', 'BANNER', 'WALLPAPER'] as const;
export type ImageKind = (typeof imageKinds)[number];

export type FormatRules = {
  /**
   * Beside its title it has to say something, in words of its own: captions and embeds are none.
   */
  needsText: boolean;
  /**
   * The number of listed pictures: the minimum for submitting and the maximum. Null when they are
   * in the text, or not supported.
   */
  pictures: { min: number; max: number } | null;
  needsCaptions: boolean;
  needsKind: boolean;
  /** A gif video has no sound track. */
  video: 'any' | 'silent' | null;
  /** The writer declares whether pictures or videos were made or altered with AI. */
  needsAiDeclaration: boolean;
};

/** The parts of a post by its format (spec points 1 and 3). */
export const formatRules: Record<PostFormat, FormatRules> = {
  FORMAT_ARTICLE: {
    needsText: true,
    pictures: null,
    needsCaptions: false,
    needsKind: false,
    video: null,
    needsAiDeclaration: false,
  },
  FORMAT_IMAGE: {
    needsText: false,
    pictures: { min: 1, max: 1 },
    needsCaptions: false,
    needsKind: true,
    video: null,
    needsAiDeclaration: true,
  },
  FORMAT_GALLERY: {
    needsText: false,
    pictures: { min: limits.galleryMin, max: limits.galleryMax },
    needsCaptions: true,
    needsKind: false,
    video: null,
    needsAiDeclaration: true,
  },
  FORMAT_VIDEO: {
    needsText: false,
    pictures: null,
    needsCaptions: false,
    needsKind: false,
    video: 'any',
    needsAiDeclaration: true,
  },
  GIFVIDEO: {
    needsText: false,
    pictures: null,
    needsCaptions: false,
    needsKind: false,
    video: 'silent',
    needsAiDeclaration: true,
  },
};
