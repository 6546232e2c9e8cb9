import { defineMessages } from 'react-intl';

export const mediaTexts = {
  photos: defineMessages({
    question: { id: 'help.photos.q', defaultMessage: 'Which photos can I use?' },
    answer: {
      id: 'help.photos.a',
      defaultMessage:
        'Your own photos, of up to {megabytes} MB each. Large photos are made smaller on your device to save data. Photos that are blurred, blank or have a watermark are often rejected.',
    },
  }),
  videos: defineMessages({
    question: { id: 'help.videos.q', defaultMessage: 'Which videos can I use?' },
    answer: {
      id: 'help.videos.a',
      defaultMessage:
        'Videos of up to {gigabytes} GB. You can keep writing while a video uploads. A GIF video is short, has no sound and plays in a loop.',
    },
  }),
  'upload-stopped': defineMessages({
    question: { id: 'help.upload-stopped.q', defaultMessage: 'My upload stopped' },
    answer: {
      id: 'help.upload-stopped.a',
      defaultMessage:
        "It continues where it stopped when you are back online. For a video, keep the page open or come back to the post. If your device couldn't keep a copy, we ask you to choose the same video again.",
    },
  }),
  ai: defineMessages({
    question: { id: 'help.ai.q', defaultMessage: 'Do I have to say that I used AI?' },
    answer: {
      id: 'help.ai.a',
      defaultMessage:
        "Yes. For images and videos you choose whether any of it was made or edited with AI. If it was, we tell readers. Cropping, rotating and brightening don't count.",
    },
  }),
  'phone-camera': defineMessages({
    question: { id: 'help.phone-camera.q', defaultMessage: "My photo or video can't be used" },
    answer: {
      id: 'help.phone-camera.a',
      defaultMessage:
        "WebP and GIF images are converted for you; of a moving image only the first frame is used. MOV videos become MP4. Some browsers can't open HEIC photos, and many phones can't play HEVC videos. On an iPhone, open Settings, Camera, Formats and choose Most Compatible.",
    },
  }),
} as const;
