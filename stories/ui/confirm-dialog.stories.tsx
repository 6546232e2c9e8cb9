import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#src/ui/forms/button.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { ConfirmDialog } from '#src/ui/overlay/confirm-dialog.tsx';
import { componentDocs, sampleTexts } from '#stories/support/component-docs.tsx';

/** A dialog and the button that opens it. */
function WithButton({ open, onCancel, ...rest }: ComponentProps<typeof ConfirmDialog>) {
  const [isOpen, setOpen] = useState(open);
  const cancel = () => {
    setOpen(false);
    onCancel();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Leave</Button>
      <ConfirmDialog {...rest} open={isOpen} onCancel={cancel} />
    </>
  );
}

const meta = {
  title: 'Components/Overlay/Confirm dialog',
  component: ConfirmDialog,
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    docs: componentDocs({
      description:
        'Asks before something is done that cannot be undone easily. It stays open while it is done, and says why it was not done.',
      keys: [
        ['Tab', 'Moves the focus inside the dialog only.'],
        ['Escape', 'Leaves everything as it is, unless it is being done.'],
      ],
      dos: [
        'Ask in the title, and repeat the verb on the button: “Leave Sahyadri Media?”, “Leave the agency”.',
        'Say what happens to whom, and what stays.',
      ],
      donts: [
        'Don’t ask before something that can be undone. Offer to undo it afterwards.',
        'Don’t use “Yes” and “No”.',
      ],
      framed: true,
    }),
  },
  args: {
    open: true,
    title: 'Leave Sahyadri Media?',
    children: <Text>The agency can no longer write for you. Your posts stay yours.</Text>,
    confirm: 'Leave the agency',
    cancel: 'Cancel',
    isDangerous: true,
    isBusy: false,
    problem: '',
    onConfirm: fn(),
    onCancel: fn(),
  },
  argTypes: {
    open: { control: 'boolean' },
    title: { control: 'text', description: 'The question.' },
    children: { control: false, description: 'What happens, and to whom.' },
    confirm: { control: 'text' },
    cancel: { control: 'text' },
    isDangerous: { control: 'boolean', description: 'It removes or ends something.' },
    isBusy: { control: 'boolean', description: 'It is being done.' },
    problem: { control: 'text', description: 'Why it was not done.' },
  },
  render: (args) => <WithButton key={String(args.open)} {...args} />,
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Nothing can be pressed until it has ended. */
export const Busy: Story = { args: { isBusy: true } };

export const Failed: Story = {
  args: { problem: 'No connection. Check your network and try again.' },
  play: async ({ canvasElement, args }) => {
    const dialog = await within(canvasElement).findByRole('dialog');
    const [, , confirm] = within(dialog).getAllByRole('button');
    await expect(confirm).not.toHaveTextContent('Leave the agency');
    await userEvent.click(confirm as HTMLElement);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** For something that ends nothing. */
export const NotDangerous: Story = {
  args: { isDangerous: false, title: 'Sign out of Chrome on Android?', confirm: 'Sign out' },
};

export const LongTexts: Story = {
  args: {
    title: sampleTexts.german,
    children: <Text lang="ta">{sampleTexts.tamil}</Text>,
    confirm: sampleTexts.german,
    cancel: sampleTexts.tamil,
    problem: sampleTexts.urdu,
  },
};

/** Escape leaves everything as it is, and the focus returns to the button that opened it. */
export const Keyboard: Story = {
  args: { open: false },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole('button', { name: 'Leave' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await canvas.findByRole('dialog', { name: 'Leave Sahyadri Media?' });
    await within(dialog).findByRole('heading');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
