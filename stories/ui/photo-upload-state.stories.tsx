import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Failure } from '#domain/contract/failure.ts';
import { fileUploadMachine } from '#machines/kit/file-upload.ts';
import { PhotoUploadState } from '#src/ui/media/photo-upload-state.tsx';
import { drawState } from '#stories/support/actor-in-state.ts';
import { componentDocs, StateList } from '#stories/support/component-docs.tsx';
import { InterfaceState } from '#stories/support/interface-state.tsx';

const states = ['uploading', 'waiting', 'failed', 'refused'] as const;
type Args = { state: (typeof states)[number]; progress: number; onDismiss: () => void };

const failures = {
  uploading: null,
  waiting: new Failure({ code: 'network' }),
  failed: new Failure({ code: 'internal-error' }),
  refused: new Failure({ code: 'image-type-not-allowed' }),
};

function Upload({ state, progress, onDismiss }: Args) {
  const upload = useMemo(
    () =>
      drawState(fileUploadMachine, {
        value: state,
        context: {
          file: { name: 'IMG_20261120.jpg', size: 4_200_000, type: 'image/jpeg' },
          key: '5f0c3f0e-4a1b-4c59-9d3e-2f6f4d1f0a22',
          progress,
          picture: null,
          failure: failures[state],
        },
      }),
    [state, progress],
  );
  return <PhotoUploadState upload={upload} onDismiss={onDismiss} />;
}

const meta = {
  title: 'Components/Media/Photo upload state',
  component: PhotoUploadState,
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    docs: componentDocs({
      description:
        'How far the upload of a profile photo is, or why it failed. It shows the state of a `file-upload` chart. A failed upload can be tried again unless the photo itself was refused.',
      keys: [
        ['Tab', 'Moves the focus to the next button.'],
        ['Enter', 'Presses the focused button.'],
      ],
      dos: ['Keep it next to the photo until the upload has ended.'],
      donts: ['Don’t block the form while a photo is uploading.'],
    }),
  },
  args: { state: 'uploading', progress: 0.4, onDismiss: fn() },
  argTypes: {
    state: { control: 'inline-radio', options: states },
    progress: { control: { type: 'range', min: 0, max: 1, step: 0.05 } },
  },
  render: (args) => <Upload {...args} />,
} satisfies Omit<Meta<Args>, 'component'> & { component: unknown };

export default meta;
type Story = StoryObj<Args>;

/** Enter cancels the upload. */
export const Playground: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const States: Story = {
  render: (args) => (
    <StateList>
      {(['waiting', 'failed', 'refused'] as const).map((state) => (
        <InterfaceState key={state} name={state}>
          <Upload {...args} state={state} />
        </InterfaceState>
      ))}
    </StateList>
  ),
};
