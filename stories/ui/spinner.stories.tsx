import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from '#src/ui/feedback/spinner.tsx';
import { Row } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { componentDocs } from '#stories/support/component-docs.tsx';

type Args = { text: string; size: 'sm' | 'md' | 'lg' };

const meta = {
  title: 'Components/Feedback/Spinner',
  component: Spinner,
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    docs: componentDocs({
      description:
        'A turning ring in the size and colour of the text around it. Screen readers skip it, so it always stands next to words.',
      dos: ['Say next to it what is in progress.'],
      donts: ['Don’t use it for a whole page or list. A `Skeleton` shows what is coming.'],
    }),
  },
  args: { text: 'Checking for duplicates…', size: 'md' },
  argTypes: {
    text: { control: 'text', description: 'The words next to it, which are no property of it.' },
    size: { control: 'inline-radio', options: ['sm', 'md', 'lg'], description: 'Of the words.' },
  },
  render: ({ text, size }) => (
    <Text as="div" size={size} role="status">
      <Row gap="2">
        <Spinner />
        {text}
      </Row>
    </Text>
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
