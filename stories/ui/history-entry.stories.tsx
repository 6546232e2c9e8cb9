import type { Meta, StoryObj } from '@storybook/react-vite';
import { HistoryEntry } from '#src/ui/data/history-entry.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { componentDocs, sampleTexts } from '#stories/support/component-docs.tsx';

const ReasonMessage = ({ reason }: { reason: string }) => <bdi>{reason}</bdi>;

const meta = {
  title: 'Components/Data/History entry',
  component: HistoryEntry<string>,
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    docs: componentDocs({
      description:
        'One entry of the history of a record: what happened, when and by whom, with the reasons and the note that the person got. It is a list item, so its parent is an `ol` or `ul`.',
      dos: ['Write what happened in the past tense: “Rejected”.', 'Show the latest entry first.'],
      donts: ['Don’t translate the note. It is in the language it was written in.'],
    }),
  },
  args: {
    at: '2026-11-21T15:00:00.000+05:30',
    what: 'Rejected',
    by: 'Meera Joshi',
    reasons: ['The image is blurred.', 'The title does not fit the text.'],
    note: 'Please add a clearer picture.',
    ReasonMessage,
  },
  argTypes: {
    at: { control: 'text', description: 'ISO 8601.' },
    what: { control: 'text' },
    by: { control: 'text' },
    reasons: { control: 'object' },
    note: { control: 'text' },
    ReasonMessage: { control: false, description: 'Draws a reason.' },
  },
  decorators: [
    (Story) => (
      <Stack as="ol" listStyleType="none">
        {Story()}
      </Stack>
    ),
  ],
} satisfies Meta<typeof HistoryEntry<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: (args) => (
    <>
      <HistoryEntry {...args} what="Sent for review" by={null} reasons={[]} note={null} />
      <HistoryEntry {...args} what="Rejected, with a note in Urdu" note={sampleTexts.urdu} />
      <HistoryEntry {...args} what="Approved" by="மீனாட்சி சுந்தரம்" reasons={[]} note={null} />
    </>
  ),
};
