import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { componentDocs, sampleTexts } from '#stories/support/component-docs.tsx';

const meta = {
  title: 'Components/Layout/Page title',
  component: PageTitle,
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    docs: componentDocs({
      framed: true,
      description:
        'The heading of a screen and the title of its document. It takes the focus when the screen appears, so that screen readers start there. After going back, the scroll position is restored instead.',
      keys: [['Tab', 'Moves the focus to what follows the title.']],
      dos: ['Use it exactly once on each screen.'],
      donts: ['Don’t use it in a dialog or a card. `Heading` takes no focus.'],
    }),
  },
  args: { children: 'Your posts', size: 'lg' },
  argTypes: {
    children: { control: 'text' },
    size: { control: 'inline-radio', options: ['md', 'lg', 'xl'] },
  },
} satisfies Meta<typeof PageTitle>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It takes the focus and names the document. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const title = within(canvasElement).getByRole('heading', { level: 1 });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(document.title).toMatch(/^Your posts · /);
  },
};

export const LongWords: Story = { args: { children: sampleTexts.tamil, size: 'xl' } };
