import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { BackLink } from '#src/ui/layout/back-link.tsx';
import { componentDocs, State, StateList, sampleTexts } from '#stories/support/component-docs.tsx';

const meta = {
  title: 'Components/Layout/Back link',
  component: BackLink,
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    docs: componentDocs({
      description:
        'A link above the title of a page to the page that contains it. Its arrow points against the direction of the language.',
      keys: [
        ['Tab', 'Moves the focus to the link.'],
        ['Enter', 'Opens the page.'],
      ],
      dos: ['Name the page it leads to: “All posts”.'],
      donts: ['Don’t write “Back”. The browser has a button for that.'],
    }),
  },
  args: { to: '/posts', children: 'All posts' },
  argTypes: { to: { control: 'text' }, children: { control: 'text' } },
} satisfies Meta<typeof BackLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The Tab key reaches the link. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '/posts');
  },
};

export const States: Story = {
  render: ({ to }) => (
    <StateList>
      <State name="Long words, Tamil" lang="ta">
        <BackLink to={to}>{sampleTexts.tamil}</BackLink>
      </State>
      <State name="Right to left, Urdu" lang="ur">
        <BackLink to={to}>تمام پوسٹس</BackLink>
      </State>
    </StateList>
  ),
};
