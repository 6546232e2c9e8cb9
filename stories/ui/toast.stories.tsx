import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useEffect } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Tone } from '#src/theme/recipes/tone.ts';
import { ToastProvider, useToast } from '#src/ui/feedback/toast.tsx';
import { ToastMessage } from '#src/ui/feedback/toast-message.tsx';
import { Box } from '#src/ui/layout/layout.tsx';
import { componentDocs, sampleTexts } from '#stories/support/component-docs.tsx';

type Args = {
  children: ReactNode;
  tone: Tone;
  content: string;
  canUndo: boolean;
  onUndo: () => void;
};

function Shown({ tone, content, canUndo, onUndo }: Omit<Args, 'children'>) {
  const toast = useToast();
  useEffect(
    () => toast(content, tone, canUndo ? { undo: onUndo } : {}),
    [toast, content, tone, canUndo, onUndo],
  );
  return null;
}

const isShown = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await waitFor(() => expect(within(canvasElement).getByRole('status')).not.toBeEmptyDOMElement());
};

const meta = {
  title: 'Components/Feedback/Toast',
  component: ToastProvider,
  subcomponents: { ToastMessage },
  tags: ['!screen', 'autodocs'],
  parameters: {
    docs: componentDocs({
      framed: true,
      description:
        'A short message at the foot of the screen, shown by `useToast()`: `toast(content, tone, { undo })`. It disappears after six seconds, and after twenty when the action can be undone. It stays during hover and focus and while the page is hidden. `UiProviders` includes the provider.',
      keys: [
        ['Ctrl + Z, ⌘ + Z', 'Undoes the action, except in a text field.'],
        ['Tab', 'Moves the focus to its buttons.'],
        ['Escape', 'Closes it, and gives the focus back.'],
      ],
      dos: ['Use it to confirm an action and to offer its undoing.'],
      donts: [
        'Don’t show an error in it. Show errors where they occurred.',
        'Don’t make it the only place of a message or an action.',
      ],
    }),
  },
  args: {
    children: <Box minHeight="24" />,
    tone: 'success',
    content: 'Post archived',
    canUndo: false,
    onUndo: fn(),
  },
  argTypes: {
    children: { control: false, description: 'The page.' },
    tone: {
      control: 'inline-radio',
      options: ['neutral', 'info', 'success', 'warning', 'danger'],
    },
    content: { control: 'text' },
    canUndo: { control: 'boolean', description: 'Whether the action can be undone.' },
  },
  render: ({ children, ...args }) => (
    <ToastProvider>
      {children}
      <Shown {...args} />
    </ToastProvider>
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { play: isShown };

export const LongNeutral: Story = {
  args: { tone: 'neutral', content: sampleTexts.tamil, canUndo: true },
  play: isShown,
};

/** Ctrl+Z undoes what was done, once. */
export const Keyboard: Story = {
  args: { canUndo: true },
  play: async (context) => {
    await isShown(context);
    await userEvent.keyboard('{Control>}z{/Control}');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(context.args.onUndo).toHaveBeenCalledOnce();
  },
};
