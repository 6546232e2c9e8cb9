import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import type { ContextFrom, StateValueFrom } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import { type Crop, centredCrop } from '#domain/media/crop.ts';
import { cropMachine } from '#machines/kit/crop.ts';
import { CropControls } from '#src/ui/media/crop/crop-controls.tsx';
import { CropDialog } from '#src/ui/media/crop/crop-dialog.tsx';
import { CropStage } from '#src/ui/media/crop/crop-stage.tsx';
import { CropTitle } from '#src/ui/media/crop/crop-title.tsx';
import { drawState } from '#stories/support/actor-in-state.ts';
import { componentDocs } from '#stories/support/component-docs.tsx';

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

const face: Crop = { rotation: 0, zoom: 1.6, x: 0.4, y: 0.5 };
const shapes = {
  round: context.shape,
  wide: { width: 600, height: 337, isRound: false },
  upright: { width: 300, height: 337, isRound: false },
};

type Drawing = Partial<typeof context> & { value: StateValueFrom<typeof cropMachine> };
const states = {
  adjusting: { value: 'adjusting' },
  enlarged: { value: 'adjusting', crop: face },
  rotated: { value: 'adjusting', crop: { ...centredCrop, rotation: 90 } },
  measuring: { value: 'measuring', picture: null },
  cropping: { value: 'cropping', crop: face },
  failed: { value: 'cropFailed', crop: face, failure: new Failure({ code: 'internal-error' }) },
} satisfies Record<string, Drawing>;

type Args = { state: keyof typeof states; shape: keyof typeof shapes };

function Drawn({ state, shape }: Args) {
  const actor = useMemo(() => {
    const { value, ...more }: Drawing = states[state];
    return drawState(cropMachine, {
      value,
      context: { ...context, shape: shapes[shape], ...more },
    });
  }, [state, shape]);
  return <CropDialog actor={actor} />;
}

const meta = {
  title: 'Components/Media/Picture crop',
  component: CropDialog,
  subcomponents: { CropStage, CropControls, CropTitle },
  tags: ['!screen', 'autodocs'],
  parameters: {
    docs: componentDocs({
      framed: true,
      description:
        'A dialog in which a person chooses the part of a picture that is shown, before anything is sent. The picture is dragged and enlarged by hand or by buttons (WCAG 2.5.7). It shows the state of a `crop` chart; areas import it from `media/crop`, which loads it on demand.',
      keys: [
        ['Tab', 'Moves the focus to the next control.'],
        ['Enter', 'Presses the focused button.'],
        ['← → ↑ ↓', 'On the slider, change the zoom.'],
        ['Escape', 'Cancels.'],
      ],
      dos: ['Preload it with `usePreloadCropDialog` where a picture can be chosen.'],
      donts: ['Don’t use it for pictures in the text of an article. They are shown whole.'],
    }),
  },
  args: { state: 'adjusting', shape: 'round' },
  argTypes: {
    state: { control: 'select', options: Object.keys(states) },
    shape: { control: 'inline-radio', options: Object.keys(shapes) },
  },
  render: (args) => <Drawn {...args} />,
} satisfies Omit<Meta<Args>, 'component'> & { component: unknown };

export default meta;
type Story = StoryObj<Args>;

/** `parameters.state` names what is drawn; stories-complete.test.ts reads it. */
const story = (state: Args['state'], shape: Args['shape'] = 'round'): Story => ({
  args: { state, shape },
  parameters: { state: `crop.${states[state].value}` },
});

export const Playground = story('adjusting');
export const Enlarged = story('enlarged');
export const Rotated = story('rotated');
export const ForAPost = story('enlarged', 'wide');
export const Upright = story('adjusting', 'upright');
export const Measuring = story('measuring');
export const Cropping = story('cropping');
export const Failed = story('failed');

/** The Tab key leads from the slider to the button that enlarges. */
export const Keyboard: Story = {
  ...story('enlarged'),
  play: async ({ canvasElement }) => {
    const slider = await within(canvasElement).findByRole('slider');
    slider.focus();
    await userEvent.tab();
    await expect(slider.closest('[data-part=root]')?.nextElementSibling).toHaveFocus();
  },
};
