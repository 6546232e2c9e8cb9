import type { Meta, StoryObj } from '@storybook/react-vite';
import { postStates } from '#domain/post/post-states.ts';
import { PostStateBadge } from '#src/ui/data/post-state-badge.tsx';
import { Row } from '#src/ui/layout/layout.tsx';
import { componentDocs } from '#stories/support/component-docs.tsx';

const meta = {
  title: 'Components/Data/Post state badge',
  component: PostStateBadge,
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    docs: componentDocs({
      description:
        'The state of a post in a word, with the tone that the state has everywhere. Both come from the lifecycle of a post.',
      dos: ['Use it wherever the state of a post is shown.'],
      donts: ['Don’t build one with `StatusBadge`, or the words and tones will differ.'],
    }),
  },
  args: { state: 'PUBLISHED' },
  argTypes: { state: { control: 'select', options: postStates } },
} satisfies Meta<typeof PostStateBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: () => (
    <Row>
      {postStates.map((state) => (
        <PostStateBadge key={state} state={state} />
      ))}
    </Row>
  ),
};
