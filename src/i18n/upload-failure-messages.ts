import { defineMessages } from 'react-intl';

/* Failures of images and videos. */
export const uploadFailureMessages = defineMessages({
  'picture-lost': {
    id: 'failure.picture-lost',
    defaultMessage: 'This image is no longer on this device. Remove it and choose it again.',
    description: 'A picture of an earlier visit that was refused or could not be kept',
  },
  'video-lost': {
    id: 'failure.video-lost',
    defaultMessage: "We can't read this video on this device anymore. Choose it again.",
    description: 'Error: the file of a video was moved or deleted',
  },
  'video-has-sound': {
    id: 'failure.video-has-sound',
    defaultMessage:
      "GIF videos can't have sound. Choose a video without sound, or create a video post.",
    description: 'Error: a video with a sound track was chosen for a gif video',
  },
  'video-is-gif': {
    id: 'failure.video-is-gif',
    defaultMessage: 'A GIF is an image. Choose an MP4 or MOV video.',
    description: 'Error: a GIF was chosen as a video',
  },
  'video-is-hevc': {
    id: 'failure.video-is-hevc',
    defaultMessage:
      "Many phones can't play HEVC videos: set your camera to H.264 (iPhone: Settings › Camera › Formats › Most Compatible) and record again.",
    description: 'Error: a video in the format HEVC (H.265); says what to change on the phone',
  },
  'image-is-heic': {
    id: 'failure.image-is-heic',
    defaultMessage:
      "This browser can't open HEIC photos: share the photo as a JPG, or set your camera to JPG (iPhone: Settings › Camera › Formats › Most Compatible).",
    description: 'Error: a photo in the format HEIC; says what to change on the phone',
  },
  'image-unreadable': {
    id: 'failure.image-unreadable',
    defaultMessage: "We can't read this image. Try another one.",
    description: 'Error: broken image file',
  },
  'image-too-large': {
    id: 'failure.image-too-large',
    defaultMessage: 'This image is larger than {megabytes} MB. Choose a smaller one.',
    description: 'Error: image file too large',
  },
  'image-too-many-pixels': {
    id: 'failure.image-too-many-pixels',
    defaultMessage: 'This image has more than {megapixels} megapixels. Choose a smaller one.',
    description: 'Error: image has too many pixels',
  },
  'image-shape-not-allowed': {
    id: 'failure.image-shape-not-allowed',
    defaultMessage:
      'This image is too long and narrow. Crop it: the longer side can have up to {side, number} pixels and be up to {ratio} times the shorter side.',
    description: 'Error: image of an extreme shape',
  },
  'image-too-complex': {
    id: 'failure.image-too-complex',
    defaultMessage:
      'This image takes too long to process. Save it again as a JPG, or upload a screenshot of it.',
    description: 'Error: an image file that is slow to decode, or takes too much memory',
  },
  'image-type-not-allowed': {
    id: 'failure.image-type-not-allowed',
    defaultMessage: 'You can only upload JPG, PNG, WebP and GIF images.',
    description: 'Error: image of another type',
  },
  'video-type-not-allowed': {
    id: 'failure.video-type-not-allowed',
    defaultMessage: 'You can only upload MP4 and MOV videos in H.264.',
    description: 'Error: video of another type',
  },
  'video-unreadable': {
    id: 'failure.video-unreadable',
    defaultMessage: 'This video is incomplete or has no picture. Try another one.',
    description: 'Error: broken video file',
  },
  'video-too-large': {
    id: 'failure.video-too-large',
    defaultMessage: 'This video is larger than {gigabytes} GB. Choose a smaller one.',
    description: 'Error: video file too large',
  },
  'upload-offset-conflict': {
    id: 'failure.upload-offset-conflict',
    defaultMessage: 'This upload has continued somewhere else. Try again to resume from there.',
    description: 'Error: a piece of a video was sent for another place than the upload has reached',
  },
  'quota-reached': {
    id: 'failure.quota-reached',
    defaultMessage:
      "You've used all your video storage. Stop uploads you don't need, or contact support for more space.",
    description:
      'Error: stored files and started uploads take all the space that a creator may use',
  },
});
