import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { DisclosureSummary } from '#src/ui/layout/disclosure-summary.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { componentDocs, State, StateList, sampleTexts } from '#stories/support/component-docs.tsx';

const meta = {
  title: 'Components/Layout/Disclosure summary',
  component: DisclosureSummary,
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    docs: componentDocs({
      description:
        'The line that opens and closes a `<details>` element. The browser does the rest, so it needs no script.',
      keys: [
        ['Tab', 'Moves the focus to the line.'],
        ['Enter', 'Opens or closes the details.'],
        ['Space', 'Opens or closes the details.'],
      ],
      dos: ['Say what is inside: “How this amount is made up”.'],
      donts: ['Don’t hide in it what everybody needs to read.'],
    }),
  },
  args: { children: 'How this amount is made up' },
  argTypes: { children: { control: 'text' } },
  render: (args) => (
    <details>
      <DisclosureSummary {...args} />
      <Text>Views, bonuses and deductions of the month.</Text>
    </details>
  ),
} satisfies Meta<typeof DisclosureSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The line is focusable, and pressing it opens the details. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const details = within(canvasElement).getByRole('group');
    await userEvent.tab();
    await expect(details.querySelector('summary')).toHaveFocus();
    await userEvent.click(details.querySelector('summary') as HTMLElement);
    await expect(details).toHaveAttribute('open');
  },
};

export const States: Story = {
  render: () => (
    <StateList>
      <State name="Open">
        <details open>
          <DisclosureSummary>How this amount is made up</DisclosureSummary>
          <Text>Views, bonuses and deductions of the month.</Text>
        </details>
      </State>
      <State name="Long words, Tamil" lang="ta">
        <details>
          <DisclosureSummary>{sampleTexts.tamil}</DisclosureSummary>
        </details>
      </State>
      <State name="Right to left, Urdu" lang="ur">
        <details>
          <DisclosureSummary>{sampleTexts.urdu}</DisclosureSummary>
        </details>
      </State>
    </StateList>
  ),
};
