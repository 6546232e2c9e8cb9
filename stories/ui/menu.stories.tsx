import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil, Trash2 } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Box } from '#src/ui/layout/layout.tsx';
import { Menu } from '#src/ui/overlay/menu.tsx';
import { componentDocs, sampleTexts } from '#stories/support/component-docs.tsx';

const remove = fn();
const items = [
  { key: 'edit', label: 'Edit', icon: <Pencil size="1.2em" aria-hidden="true" /> },
  { key: 'preview', label: 'Preview', hint: 'As readers see it', href: '/preview' },
  { key: 'share', label: 'Share', disabled: true },
  {
    key: 'remove',
    label: 'Delete',
    icon: <Trash2 size="1.2em" aria-hidden="true" />,
    onSelect: remove,
  },
];

const meta = {
  title: 'Components/Overlay/Menu',
  component: Menu,
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    docs: componentDocs({
      description:
        'A button that opens a list of actions and links. It follows the menu button of the WAI-ARIA practices: one stop of the Tab key, arrows inside.',
      keys: [
        ['Enter', 'Opens the menu; in it, chooses the entry.'],
        ['Space', 'Opens the menu; in it, presses a button. Links need Enter.'],
        ['↓ ↑', 'Open the menu; in it, go to the next or previous entry, around the ends.'],
        ['Home End', 'Go to the first or last entry.'],
        ['Escape', 'Closes the menu and returns to the button.'],
        ['Tab', 'Closes the menu and leaves it.'],
      ],
      dos: ['Give a `label` where the button shows only an icon.'],
      donts: [
        'Don’t hide the main action of a page in it.',
        'Don’t use it to choose a value. Use `Select`.',
      ],
    }),
  },
  args: { trigger: 'More', label: 'More actions', items, align: 'start', kind: 'ghost' },
  argTypes: {
    trigger: { control: 'text', description: 'What the button shows.' },
    label: { control: 'text', description: 'The name of the button and of the menu.' },
    items: { control: false },
    align: { control: 'inline-radio', options: ['start', 'end'] },
    kind: { control: 'inline-radio', options: ['ghost', 'primary'] },
  },
  render: (args) => (
    <Box minHeight="20rem">
      <Menu {...args} />
    </Box>
  ),
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Open, with a second line, a disabled entry, long labels and Urdu. */
export const States: Story = {
  args: {
    kind: 'primary',
    items: [
      ...items,
      {
        key: 'de',
        label: <span lang="de">Datenschutzerklärung herunterladen und ausdrucken</span>,
      },
      { key: 'ta', label: <span lang="ta">வருவாய்ப்பகிர்வுத் திட்டத்தைப் பதிவிறக்கவும்</span> },
      { key: 'ur', label: <bdi lang="ur">{sampleTexts.urdu}</bdi> },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await expect(canvas.getByRole('menuitem', { name: 'Share' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** Arrows, Home and End, Escape, and a choice that gives the focus back. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    remove.mockClear();
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'More actions' });
    const entry = (name: RegExp) => canvas.getByRole('menuitem', { name });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(entry(/^Edit/)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(entry(/^Delete/)).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowDown}');
    await expect(entry(/^Preview/)).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('menu')).toBeNull();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}{End}{Enter}');
    await expect(remove).toHaveBeenCalledOnce();
    await expect(button).toHaveFocus();
  },
};
