import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { ReviewCheck } from '#domain/review-checks.ts';

/** What is wrong. */
export const findingNames: Record<ReviewCheck, MessageDescriptor> = defineMessages({
  'title-missing': { id: 'checks.title-missing', defaultMessage: 'The title is missing.' },
  'title-too-long': { id: 'checks.title-too-long', defaultMessage: 'The title is too long.' },
  'text-missing': { id: 'checks.text-missing', defaultMessage: 'The text is missing.' },
  'text-too-long': { id: 'checks.text-too-long', defaultMessage: 'The text is too long.' },
  'kind-missing': {
    id: 'checks.kind-missing',
    defaultMessage: 'It is not said what the picture is made for.',
  },
  'pictures-too-few': {
    id: 'checks.pictures-too-few',
    defaultMessage: '{min, plural, one {The picture is missing.} other {There are too few photographs.}}',
    description: 'min is how many a post of this format needs at least',
  },
  'pictures-too-many': { id: 'checks.pictures-too-many', defaultMessage: 'There are too many pictures.' },
  'caption-missing': {
    id: 'checks.caption-missing',
    defaultMessage: '{count, plural, one {A caption is missing.} other {# captions are missing.}}',
  },
  'words-too-long': { id: 'checks.words-too-long', defaultMessage: 'The words with a picture are too long.' },
  'video-missing': { id: 'checks.video-missing', defaultMessage: 'The video is missing.' },
  'poster-missing': {
    id: 'checks.poster-missing',
    defaultMessage: 'There is no picture to show before the video plays.',
  },
  'hashtags-too-many': { id: 'checks.hashtags-too-many', defaultMessage: 'There are too many hashtags.' },
  'other-script': {
    id: 'checks.other-script',
    defaultMessage: 'Most words are not in the letters of {language}.',
    description: 'language is the name of a language in itself, such as हिन्दी',
  },
  'title-in-other-script': {
    id: 'checks.title-in-other-script',
    defaultMessage: 'The title is not in the letters of {language}.',
    description: 'language is the name of a language in itself, such as हिन्दी',
  },
  'same-title': {
    id: 'checks.same-title',
    defaultMessage:
      '{posts, plural, one {A post of yours has the same title.} other {# posts of yours have the same title.}}',
  },
  'same-text': {
    id: 'checks.same-text',
    defaultMessage:
      '{posts, plural, one {A post of yours has the same text.} other {# posts of yours have the same text.}}',
  },
  'picture-small': {
    id: 'checks.picture-small',
    defaultMessage:
      '{count, plural, one {A picture is so small that readers see it blurred.} other {# pictures are so small that readers see them blurred.}}',
  },
  'picture-blank': {
    id: 'checks.picture-blank',
    defaultMessage:
      '{count, plural, one {A picture is almost one colour.} other {# pictures are almost one colour.}}',
  },
  'broken-link': {
    id: 'checks.broken-link',
    defaultMessage: 'This link leads nowhere: {link}',
  },
});

/** How it is mended. */
export const findingAdvice: Record<ReviewCheck, MessageDescriptor> = defineMessages({
  'title-missing': {
    id: 'checks.title-missing.mend',
    defaultMessage: 'Write a title that says what happened.',
  },
  'title-too-long': {
    id: 'checks.title-too-long.mend',
    defaultMessage: 'Shorten it to {titleMax} characters at most.',
  },
  'text-missing': { id: 'checks.text-missing.mend', defaultMessage: 'Write what happened.' },
  'text-too-long': { id: 'checks.text-too-long.mend', defaultMessage: 'Make two posts of it.' },
  'kind-missing': {
    id: 'checks.kind-missing.mend',
    defaultMessage: 'Choose: poster, meme, banner or wallpaper.',
  },
  'pictures-too-few': {
    id: 'checks.pictures-too-few.mend',
    defaultMessage: '{min, plural, one {Choose a picture.} other {Choose at least # photographs.}}',
  },
  'pictures-too-many': {
    id: 'checks.pictures-too-many.mend',
    defaultMessage: 'Take some out: {max, plural, one {one picture} other {# pictures}} may stay.',
  },
  'caption-missing': {
    id: 'checks.caption-missing.mend',
    defaultMessage: 'Say below each photograph what it shows: who, where, when?',
  },
  'words-too-long': {
    id: 'checks.words-too-long.mend',
    defaultMessage: 'Shorten caption and description to {captionMax} characters each.',
  },
  'video-missing': { id: 'checks.video-missing.mend', defaultMessage: 'Choose a video.' },
  'poster-missing': {
    id: 'checks.poster-missing.mend',
    defaultMessage: 'Choose a frame of the video, or a picture of your own.',
  },
  'hashtags-too-many': {
    id: 'checks.hashtags-too-many.mend',
    defaultMessage: 'Keep the {hashtagsMax} that fit best.',
  },
  'other-script': {
    id: 'checks.other-script.mend',
    defaultMessage:
      'Choose the language that the post is written in, or write it in the letters of {language}.',
  },
  'title-in-other-script': {
    id: 'checks.title-in-other-script.mend',
    defaultMessage: 'Write the title as readers of {language} read it.',
  },
  'same-title': {
    id: 'checks.same-title.mend',
    defaultMessage: 'Say in the title what is new, or go on with the post that is there.',
  },
  'same-text': {
    id: 'checks.same-text.mend',
    defaultMessage: 'Write what is new, or go on with the post that is there.',
  },
  'picture-small': {
    id: 'checks.picture-small.mend',
    defaultMessage:
      'Choose it as it was taken, with {width} × {height} pixels at least. Pictures that came by a chat are often made smaller.',
    description: 'width and height are numbers of pixels',
  },
  'picture-blank': {
    id: 'checks.picture-blank.mend',
    defaultMessage: 'Choose one on which something can be seen.',
  },
  'broken-link': {
    id: 'checks.broken-link.mend',
    defaultMessage: 'Correct the address, or take the link away.',
  },
});
