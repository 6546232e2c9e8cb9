import type { Meta, StoryObj } from '@storybook/react-vite';
import { Picture } from '#src/ui/media/picture.tsx';
import { componentDocs, State, StateList } from '#stories/support/component-docs.tsx';
import { storyPicture } from '#stories/support/sample-pictures.ts';

const landscape = storyPicture(1, '');
const upright = storyPicture(3, '');

const meta = {
  title: 'Components/Media/Picture',
  component: Picture,
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    docs: componentDocs({
      description:
        'A picture of a post in the sizes that the image service offers. It loads when it comes near the window, and its space is reserved. `thumbnail` and `card` cut it to a shape; `whole` shows all of it.',
      dos: [
        'Pass `original` with `whole`, so that nothing moves while it loads.',
        'Set `eager` on the largest picture of a screen, and only there.',
      ],
      donts: ['Don’t leave `alt` empty where the picture says something that the text does not.'],
    }),
  },
  args: {
    url: landscape.url,
    alt: 'A market in the early morning',
    shape: 'thumbnail',
    original: { width: landscape.width, height: landscape.height },
    eager: true,
  },
  argTypes: {
    url: {
      control: 'inline-radio',
      options: ['landscape', 'upright'],
      mapping: { landscape: landscape.url, upright: upright.url },
    },
    alt: { control: 'text' },
    shape: { control: 'inline-radio', options: ['thumbnail', 'card', 'whole'] },
    original: { control: 'object', description: 'The size of the original.' },
    eager: { control: 'boolean' },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '20rem' }}>{Story()}</div>],
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <StateList>
      <State name="card">
        <Picture url={landscape.url} alt="A market in the early morning" shape="card" eager />
      </State>
      <State name="whole, upright">
        <Picture url={upright.url} alt="The moon" shape="whole" original={upright} eager />
      </State>
    </StateList>
  ),
};
