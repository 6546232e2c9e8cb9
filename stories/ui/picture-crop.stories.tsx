import type { ContextFrom, StateValueFrom } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import { type Crop, centredCrop } from '#domain/media/crop.ts';
import { cropMachine } from '#machines/kit/crop.ts';
import { CropDialog } from '#src/ui/media/crop/crop-dialog.tsx';
import { screenStory } from '#stories/support/screen-story.tsx';

export default { title: 'UI/Picture crop', tags: ['!screen'] };

/** Somebody before a sunset: head, shoulders, and much around them. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"
  viewBox="0 0 160 120">
  <defs><linearGradient id="sky" x2="0" y2="1">
    <stop stop-color="#2b4c7e"/><stop offset="1" stop-color="#f2a65a"/>
  </linearGradient></defs>
  <rect width="160" height="120" fill="url(#sky)"/><circle cx="128" cy="82" r="14" fill="#ffe3a3"/>
  <path d="M0 96q40-14 80-2t80-6v32H0z" fill="#3d5a3c"/>
  <path d="M34 120c0-26 12-36 30-36s30 10 30 36z" fill="#a2412f"/>
  <circle cx="64" cy="60" r="19" fill="#c98d63"/>
  <path d="M44 62c-3-24 12-27 20-27s24 3 20 27c-4-9-10-13-20-13s-16 4-20 13z" fill="#231a17"/>
  </svg>`;

const context: ContextFrom<typeof cropMachine> = {
  file: new File([drawing], 'IMG_20261121.jpg', { type: 'image/svg+xml' }),
  shape: { width: 1080, height: 1080, isRound: true },
  picture: { width: 1600, height: 1200 },
  crop: centredCrop,
  result: null,
  failure: null,
};

const story = (value: StateValueFrom<typeof cropMachine>, more: Partial<typeof context> = {}) =>
  screenStory(CropDialog, cropMachine, { value, context: { ...context, ...more } });

const face: Crop = { rotation: 0, zoom: 1.6, x: 0.4, y: 0.5 };

export const Measuring = story('measuring', { picture: null });
export const Adjusting = story('adjusting');
export const Closer = story('adjusting', { crop: face });
export const Turned = story('adjusting', { crop: { ...centredCrop, rotation: 90 } });
export const ForAPost = story('adjusting', {
  shape: { width: 600, height: 337, isRound: false },
  crop: face,
});
export const Upright = story('adjusting', { shape: { width: 300, height: 337, isRound: false } });
export const Cutting = story('cropping', { crop: face });
export const CutFailed = story('cropFailed', {
  crop: face,
  failure: new Failure({ code: 'internal-error' }),
});
