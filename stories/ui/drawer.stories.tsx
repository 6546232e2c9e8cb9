import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#src/ui/forms/button.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { Drawer } from '#src/ui/overlay/dialog.tsx';
import { componentDocs, sampleTexts } from '#stories/support/component-docs.tsx';

/** A drawer and the button that opens it. */
function WithButton({ open, onClose, ...rest }: ComponentProps<typeof Drawer>) {
  const [isOpen, setOpen] = useState(open);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>All pages</Button>
      <Drawer {...rest} open={isOpen} onClose={close} />
    </>
  );
}

const meta = {
  title: 'Components/Overlay/Drawer',
  component: Drawer,
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    docs: componentDocs({
      description:
        'A modal window at an edge of the screen. `start` is the side where the language begins to read, so in Urdu it is the right one. `top` is for the language selector.',
      keys: [
        ['Tab', 'Moves the focus inside the drawer only.'],
        ['Escape', 'Closes it.'],
      ],
      dos: ['Use it for navigation and for filters of a list.'],
      donts: ['Don’t use it for a question. Use `Dialog`.'],
      framed: true,
    }),
  },
  args: {
    open: true,
    title: 'All pages',
    side: 'start',
    children: <Text>Posts, earnings, profile</Text>,
    onClose: fn(),
  },
  argTypes: {
    open: { control: 'boolean' },
    title: { control: 'text' },
    side: { control: 'inline-radio', options: ['start', 'top'] },
    children: { control: false },
    footer: { control: false, description: 'Stays visible while the contents scroll.' },
  },
  render: (args) => <WithButton key={String(args.open)} {...args} />,
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** At the top, with long words and a footer. */
export const States: Story = {
  args: {
    side: 'top',
    title: sampleTexts.german,
    children: (
      <Stack>
        <Text lang="ta">{sampleTexts.tamil}</Text>
        <Text lang="ur" dir="rtl">
          {sampleTexts.urdu}
        </Text>
      </Stack>
    ),
    footer: <Button>Apply</Button>,
  },
};

/** The Close button closes it, and the focus returns to the button that opened it. */
export const Keyboard: Story = {
  args: { open: false },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const drawer = await canvas.findByRole('dialog', { name: 'All pages' });
    await expect(within(drawer).getByRole('heading')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'All pages' })).toHaveFocus());
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
