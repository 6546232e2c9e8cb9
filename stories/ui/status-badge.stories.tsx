import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import { Row } from '#src/ui/layout/layout.tsx';
import { componentDocs, State, StateList, sampleTexts } from '#stories/support/component-docs.tsx';

const tones = ['neutral', 'info', 'success', 'warning', 'danger'] as const;

const meta = {
  title: 'Components/Feedback/Status badge',
  component: StatusBadge,
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    docs: componentDocs({
      description:
        'The state of a record in one or two words. The word says the state; the colour only supports it.',
      dos: ['Use `PostStateBadge` for the state of a post.'],
      donts: [
        'Don’t put a link or a button into it.',
        'Don’t use two tones for the same state on different pages.',
      ],
    }),
  },
  args: { tone: 'success', children: 'Approved' },
  argTypes: {
    tone: { control: 'inline-radio', options: tones },
    children: { control: 'text' },
  },
} satisfies Meta<typeof StatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <StateList>
      <Row>
        {tones.map((tone) => (
          <StatusBadge key={tone} tone={tone}>
            {tone}
          </StatusBadge>
        ))}
      </Row>
      <State name="Long words, Tamil" lang="ta">
        <StatusBadge tone="warning">{sampleTexts.tamil}</StatusBadge>
      </State>
      <State name="Right to left, Urdu" lang="ur">
        <StatusBadge tone="info">{sampleTexts.urdu}</StatusBadge>
      </State>
    </StateList>
  ),
};
