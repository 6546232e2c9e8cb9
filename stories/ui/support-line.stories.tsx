import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SupportLine, SupportLink } from '#src/ui/feedback/support-link.tsx';
import { componentDocs } from '#stories/support/component-docs.tsx';

const meta = {
  title: 'Components/Feedback/Support line',
  component: SupportLine,
  subcomponents: { SupportLink },
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    docs: componentDocs({
      description:
        'A sentence with the address of support, which comes from the configuration of the portal. It is in the footer of every page (WCAG 3.2.6). `SupportLink` is the address alone.',
      keys: [
        ['Tab', 'Moves the focus to the address.'],
        ['Enter', 'Opens the mail program.'],
      ],
      dos: ['Use `SupportLink` inside of a sentence that says what to write about.'],
      donts: ['Don’t write the address into a message. Operators can change it.'],
    }),
  },
} satisfies Meta<typeof SupportLine>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The address is a link that the Tab key reaches. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', `mailto:${link.textContent}`);
  },
};
