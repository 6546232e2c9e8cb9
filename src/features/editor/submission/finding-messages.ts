import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { ReviewCheck } from '#domain/post/review-checks.ts';

/** What to correct. */
export const findingTitles: Record<ReviewCheck, MessageDescriptor> = defineMessages({
  'title-missing': { id: 'checks.title-missing', defaultMessage: 'Missing title' },
  'title-too-long': { id: 'checks.title-too-long', defaultMessage: 'Title is too long' },
  'text-missing': { id: 'checks.text-missing', defaultMessage: 'Missing text' },
  'text-too-long': { id: 'checks.text-too-long', defaultMessage: 'Text is too long' },
  'kind-missing': {
    id: 'checks.kind-missing',
    defaultMessage: 'Missing image type',
  },
  'pictures-too-few': {
    id: 'checks.pictures-too-few',
    defaultMessage: '{min, plural, one {Missing image} other {Too few photos}}',
    description: 'min is how many a post of this format needs at least',
  },
  'pictures-too-many': {
    id: 'checks.pictures-too-many',
    defaultMessage: 'Too many images',
  },
  'caption-missing': {
    id: 'checks.caption-missing',
    defaultMessage: '{count, plural, one {1 caption is missing} other {# captions are missing}}',
  },
  'words-too-long': {
    id: 'checks.words-too-long',
    defaultMessage: 'Image caption or description is too long',
  },
  'video-missing': { id: 'checks.video-missing', defaultMessage: 'Missing video' },
  'poster-missing': {
    id: 'checks.poster-missing',
    defaultMessage: 'Missing cover image',
  },
  'hashtags-too-many': {
    id: 'checks.hashtags-too-many',
    defaultMessage: 'Too many hashtags',
  },
  'other-script': {
    id: 'checks.other-script',
    defaultMessage: "Most of the text isn't in {language} script",
    description: 'language is the name of a language in itself, such as हिन्दी',
  },
  'title-in-other-script': {
    id: 'checks.title-in-other-script',
    defaultMessage: "The title isn't in {language} script",
    description: 'language is the name of a language in itself, such as हिन्दी',
  },
  'same-title': {
    id: 'checks.same-title',
    defaultMessage:
      '{posts, plural, one {Another post of yours has the same title} other {# of your other posts have the same title}}',
  },
  'same-text': {
    id: 'checks.same-text',
    defaultMessage:
      '{posts, plural, one {Another post of yours has the same text} other {# of your other posts have the same text}}',
  },
  'picture-small': {
    id: 'checks.picture-small',
    defaultMessage:
      '{count, plural, one {1 image is too small and will look blurred} other {# images are too small and will look blurred}}',
  },
  'picture-blank': {
    id: 'checks.picture-blank',
    defaultMessage: '{count, plural, one {1 image looks blank} other {# images look blank}}',
  },
  'broken-link': {
    id: 'checks.broken-link',
    defaultMessage: 'Broken link: {link}',
  },
});

/** How to fix it. */
export const findingAdvice: Record<ReviewCheck, MessageDescriptor> = defineMessages({
  'title-missing': {
    id: 'checks.title-missing.fix',
    defaultMessage: 'Add a title that says what happened.',
  },
  'title-too-long': {
    id: 'checks.title-too-long.fix',
    defaultMessage: 'Shorten it to {titleMax} characters or fewer.',
  },
  'text-missing': {
    id: 'checks.text-missing.fix',
    defaultMessage: 'Add text that says what happened.',
  },
  'text-too-long': { id: 'checks.text-too-long.fix', defaultMessage: 'Split it into two posts.' },
  'kind-missing': {
    id: 'checks.kind-missing.fix',
    defaultMessage: 'Choose what this image is for: poster, meme, banner or wallpaper.',
  },
  'pictures-too-few': {
    id: 'checks.pictures-too-few.fix',
    defaultMessage: '{min, plural, one {Choose an image.} other {Choose at least # photos.}}',
  },
  'pictures-too-many': {
    id: 'checks.pictures-too-many.fix',
    defaultMessage:
      'Remove some. You can have {max, plural, one {one image} other {up to # images}}.',
  },
  'caption-missing': {
    id: 'checks.caption-missing.fix',
    defaultMessage: 'Say what each photo shows: who, where and when.',
  },
  'words-too-long': {
    id: 'checks.words-too-long.fix',
    defaultMessage:
      'Shorten the caption and the description to {captionMax} characters or fewer each.',
  },
  'video-missing': { id: 'checks.video-missing.fix', defaultMessage: 'Choose a video.' },
  'poster-missing': {
    id: 'checks.poster-missing.fix',
    defaultMessage: 'Choose a frame from the video or upload your own image.',
  },
  'hashtags-too-many': {
    id: 'checks.hashtags-too-many.fix',
    defaultMessage: 'Keep the {hashtagsMax} most relevant ones.',
  },
  'other-script': {
    id: 'checks.other-script.fix',
    defaultMessage: 'Select the language you wrote in, or write the post in {language} script.',
  },
  'title-in-other-script': {
    id: 'checks.title-in-other-script.fix',
    defaultMessage: 'Write the title in {language} script.',
  },
  'same-title': {
    id: 'checks.same-title.fix',
    defaultMessage: "Say what's new in the title, or edit the existing post.",
  },
  'same-text': {
    id: 'checks.same-text.fix',
    defaultMessage: "Write what's new, or edit the existing post.",
  },
  'picture-small': {
    id: 'checks.picture-small.fix',
    defaultMessage:
      'Use the original image, at least {width} × {height} pixels. Chat apps often shrink images.',
    description: 'width and height are numbers of pixels',
  },
  'picture-blank': {
    id: 'checks.picture-blank.fix',
    defaultMessage: 'Choose an image that shows something.',
  },
  'broken-link': {
    id: 'checks.broken-link.fix',
    defaultMessage: 'Fix or remove the link.',
  },
});
