import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { EmailLink } from '#src/ui/layout/email-link.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { componentDocs, State, StateList } from '#stories/support/component-docs.tsx';

const meta = {
  title: 'Components/Layout/Email link',
  component: EmailLink,
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    docs: componentDocs({
      description:
        'An email address as a link. The address runs from left to right in every language, and a long one breaks onto the next line.',
      keys: [
        ['Tab', 'Moves the focus to the link.'],
        ['Enter', 'Opens the mail program.'],
      ],
      dos: ['Use `SupportLink` for the address of support.'],
      donts: ['Don’t write an address as plain text.'],
    }),
  },
  args: { address: 'asha.kulkarni@example.com' },
  argTypes: { address: { control: 'text' } },
} satisfies Meta<typeof EmailLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The Tab key reaches the link. */
export const Playground: Story = {
  play: async ({ canvasElement, args: { address } }) => {
    const link = within(canvasElement).getByRole('link', { name: address });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', `mailto:${address}`);
  },
};

export const States: Story = {
  render: () => (
    <StateList>
      <State name="Longer than the line">
        <EmailLink address="the.office.of.the.editors.of.regional.languages@media.example.com" />
      </State>
      <State name="Right to left, Urdu" lang="ur">
        <Text>
          ہمیں لکھیں: <EmailLink address="help@example.com" />
        </Text>
      </State>
    </StateList>
  ),
};
