import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { LanguageSelector } from '#src/ui/overlay/language-selector.tsx';
import { componentDocs } from '#stories/support/component-docs.tsx';

const meta = {
  title: 'Components/Overlay/Language selector',
  component: LanguageSelector,
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    docs: componentDocs({
      description:
        'A button with the current language that opens all languages of the portal, each in its own script: a sheet on phones, a drawer from the top elsewhere. The list is loaded when it is first opened. The page changes without a reload.',
      keys: [
        ['Enter', 'On the button, opens the list. In it, chooses the language and closes it.'],
        ['Space', 'The same as Enter.'],
        ['Tab', 'Moves the focus through the languages.'],
        ['Escape', 'Closes the list.'],
      ],
      dos: ['Save the choice on the server in `onChosen` for people who are signed in.'],
      donts: ['Don’t use it for the language of a post. It is a field of the post.'],
      framed: true,
    }),
  },
  args: { short: false, onChosen: fn() },
  argTypes: {
    short: { control: 'boolean', description: 'The icon alone at widths with a full bar.' },
  },
} satisfies Meta<typeof LanguageSelector>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const opened = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.tab();
  await expect(canvas.getByRole('button')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  // The list is loaded first.
  return within(await canvas.findByRole('dialog'));
};

/** Every language is there, and the current one is marked. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    const panel = await opened(canvasElement);
    await expect(panel.getAllByRole('button', { pressed: true })).toHaveLength(1);
    await expect(panel.getByRole('button', { name: /اردو/ })).toHaveAttribute('dir', 'rtl');
  },
};

/** The Close button closes the list, and the focus returns to the button that opened it. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const panel = await opened(canvasElement);
    await expect(panel.getByRole('heading')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};
