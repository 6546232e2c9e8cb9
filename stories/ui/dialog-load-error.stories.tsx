import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DialogLoadError } from '#src/ui/overlay/lazy-dialog-boundary.tsx';
import { componentDocs, sampleTexts } from '#stories/support/component-docs.tsx';

const meta = {
  title: 'Components/Overlay/Dialog load error',
  component: DialogLoadError,
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    docs: componentDocs({
      description:
        'Takes the place of a dialog that failed to load, at the foot of the screen. It offers to try again, and after a second failure to reload the page. `LazyDialogBoundary` draws it.',
      keys: [
        ['Tab', 'Moves the focus through its buttons.'],
        ['Enter', 'Presses the button: try again, reload the page or close.'],
      ],
      dos: ['Return the focus to the page in `onClose`.'],
      donts: ['Don’t use it for a request that failed. Use `RetryNotice`.'],
      framed: true,
    }),
  },
  args: { title: 'Delete draft?', hasFailedBefore: false, onRetry: fn(), onClose: fn() },
  argTypes: {
    title: { control: 'text', description: 'The purpose of the dialog.' },
    hasFailedBefore: { control: 'boolean', description: 'Offers to reload the page, too.' },
  },
} satisfies Meta<typeof DialogLoadError>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** A second failure, with a long title. */
export const FailedAgain: Story = { args: { title: sampleTexts.german, hasFailedBefore: true } };

/** Try again is the first stop of the Tab key, Close the second. */
export const Keyboard: Story = {
  args: { onRetry: fn(), onClose: fn() },
  play: async ({ args }) => {
    const [retry, close] = within(document.body).getAllByRole('button');
    await userEvent.tab();
    await expect(retry).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(close).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
