import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#src/ui/forms/button.tsx';
import { TextInput } from '#src/ui/forms/text-input.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { componentDocs, sampleTexts } from '#stories/support/component-docs.tsx';

const paragraph =
  'बारिश के बाद खेतों में लौटी रौनक: विदर्भ के किसानों के चेहरे खिल उठे हैं, और धान की रोपाई फिर शुरू हो गई है।';

/** A dialog and the button that opens it. */
function WithButton({ open, onClose, ...rest }: ComponentProps<typeof Dialog>) {
  const [isOpen, setOpen] = useState(open);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete draft</Button>
      <Dialog {...rest} open={isOpen} onClose={close} />
    </>
  );
}

const LongText = ({ children }: { children: ReactNode }) => (
  <Stack gap="4" lang="hi">
    {Array.from({ length: 30 }, (_, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs never move
      <Text key={place}>{paragraph}</Text>
    ))}
    {children}
  </Stack>
);

const meta = {
  title: 'Components/Overlay/Dialog',
  component: Dialog,
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    docs: componentDocs({
      description:
        'A modal window that asks a question or holds a short task; on phones a sheet from the bottom. It is the browser’s own dialog: the page behind it cannot be reached, and the focus returns to the button that opened it.',
      keys: [
        ['Tab', 'Moves the focus inside the dialog only.'],
        ['Escape', 'Closes it, unless it needs an answer (`closable`).'],
        ['↓ ↑', 'Scroll a long text without fields, when the text has the focus.'],
      ],
      dos: [
        'Name the action in the title and on the button: “Delete draft?”, “Delete”.',
        'Put the buttons into `footer`. They stay visible while the contents scroll.',
      ],
      donts: [
        'Don’t open a dialog from a dialog.',
        'Don’t show an error of a form in one. Show it at the field.',
      ],
      framed: true,
    }),
  },
  args: {
    open: true,
    title: 'Delete draft?',
    width: 'medium',
    closable: true,
    children: <Text>The text and its pictures are deleted from all your devices.</Text>,
    footer: <Button kind="danger">Delete</Button>,
    onClose: fn(),
  },
  argTypes: {
    open: { control: 'boolean' },
    title: { control: 'text' },
    width: {
      control: 'select',
      options: ['narrow', 'linking', 'medium', 'wide', 'page'],
      description: 'From the phone layout up.',
    },
    closable: { control: 'boolean', description: 'Whether it can be left without an answer.' },
    children: { control: false },
    footer: { control: false, description: 'Stays visible while the contents scroll.' },
  },
  render: (args) => <WithButton key={String(args.open)} {...args} />,
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const body = () => document.querySelector('dialog [role=group]');

export const Playground: Story = {};

/**
 * Longer than the window, with long words and nothing in it that takes the focus: the text itself
 * does, so that keys scroll it.
 */
export const LongTextOnly: Story = {
  args: { title: sampleTexts.german, footer: null, children: <LongText>{null}</LongText> },
  play: async () => {
    await waitFor(() => expect(body()).toHaveAttribute('tabindex', '0'));
  },
};

/** Longer than the window, with a field: the field is the stop of the Tab key, and no other. */
export const WithField: Story = {
  args: {
    title: 'بارش',
    footer: null,
    children: (
      <LongText>
        <TextInput aria-label="शीर्षक" />
      </LongText>
    ),
  },
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByRole('textbox');
    await waitFor(() => expect(field).toBeVisible());
    await expect(body()).toBeNull();
  },
};

/** The Close button closes it, and the focus returns to the button that opened it. */
export const Keyboard: Story = {
  args: { open: false },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole('button', { name: 'Delete draft' });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = await canvas.findByRole('dialog', { name: 'Delete draft?' });
    await expect(within(dialog).getByRole('heading')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
