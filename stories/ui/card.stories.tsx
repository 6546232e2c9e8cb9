import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '#src/ui/layout/card.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import { componentDocs, State, StateList, sampleTexts } from '#stories/support/component-docs.tsx';

const meta = {
  title: 'Components/Layout/Card',
  component: Card,
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    docs: componentDocs({
      description:
        'A surface that holds what belongs together, such as one record of a list. Its children are below each other; `gap` and the other style properties take tokens.',
      dos: ['Use `as="li"` or `as="section"` where the content is an item or a section.'],
      donts: [
        'Don’t put a card into a card.',
        'Don’t raise more than the one card that matters most on a page.',
      ],
    }),
  },
  args: { raised: false, gap: '4', children: 'A card with a line of text.' },
  argTypes: {
    raised: { control: 'boolean' },
    gap: { control: 'inline-radio', options: ['2', '4', '6'] },
    children: { control: 'text' },
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: () => (
    <StateList>
      <State name="Raised">
        <Card raised>
          <Heading size="sm">November earnings</Heading>
          <Text muted>They are paid in the first week of December.</Text>
        </Card>
      </State>
      <State name="Long words, Tamil" lang="ta">
        <Card overflowWrap="anywhere">{sampleTexts.tamil}</Card>
      </State>
      <State name="Right to left, Urdu" lang="ur">
        <Card>
          <Text>{sampleTexts.urdu}</Text>
        </Card>
      </State>
    </StateList>
  ),
};
