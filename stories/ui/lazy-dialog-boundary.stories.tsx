import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { lazyWithPreload } from '#src/ui/feedback/lazy-with-preload.tsx';
import { LazyDialogBoundary } from '#src/ui/overlay/lazy-dialog-boundary.tsx';
import { componentDocs, sampleTexts } from '#stories/support/component-docs.tsx';

const NeverLoaded = lazyWithPreload(() => new Promise<never>(() => {}));

const meta = {
  title: 'Components/Overlay/Lazy dialog boundary',
  component: LazyDialogBoundary,
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    neverLoads: true,
    docs: componentDocs({
      description:
        'Goes around a dialog that is loaded when it opens. If loading takes more than a second, a placeholder appears at the foot of the screen; if it fails, the placeholder offers to try again.',
      keys: [
        ['Tab', 'Moves the focus to the Close button of the placeholder.'],
        ['Enter', 'On the Close button, gives the dialog up.'],
      ],
      dos: ['Give a `title` to a dialog that opens without a press.'],
      donts: ['Don’t use it for a part of a page. Use `LazyBoundary`.'],
      framed: true,
    }),
  },
  args: { open: true, title: 'Delete draft?', onClose: fn(), children: <NeverLoaded /> },
  argTypes: {
    open: { control: 'boolean', description: 'Whether the dialog would be visible.' },
    title: { control: 'text', description: 'The purpose of the dialog.' },
    children: { control: false, description: 'The dialog. Here it never arrives.' },
  },
} satisfies Meta<typeof LazyDialogBoundary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The placeholder can be closed while the dialog is loading. */
export const Loading: Story = {
  args: { title: sampleTexts.german, onClose: fn() },
  play: async ({ args }) => {
    const page = within(document.body);
    await page.findByText(sampleTexts.german);
    await userEvent.tab();
    await expect(page.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
