import type { Meta, StoryObj } from '@storybook/react-vite';
import { FirstFrameNote } from '#src/ui/media/first-frame-note.tsx';
import { componentDocs } from '#stories/support/component-docs.tsx';

const meta = {
  title: 'Components/Media/First frame note',
  component: FirstFrameNote,
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    docs: componentDocs({
      description:
        'Says that a chosen picture was an animation, of which only the first frame is used. It has no properties.',
      dos: ['Show it next to the picture, before it is sent.'],
      donts: ['Don’t show it for a GIF video. That keeps moving.'],
    }),
  },
} satisfies Meta<typeof FirstFrameNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
