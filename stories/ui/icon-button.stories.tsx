import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil, Trash2 } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { IconButton } from '#src/ui/forms/button.tsx';
import { componentDocs, State, StateList, sampleTexts } from '#stories/support/component-docs.tsx';

const pencil = <Pencil size="1.25em" aria-hidden="true" />;
const bin = <Trash2 size="1.25em" aria-hidden="true" />;

const meta = {
  title: 'Components/Forms/Icon button',
  component: IconButton,
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    docs: componentDocs({
      description:
        'A square button with an icon and no text. `label` is its name for screen readers and its tooltip.',
      keys: [
        ['Tab', 'Moves the focus to the button.'],
        ['Enter', 'Starts the action.'],
        ['Space', 'Starts the action.'],
      ],
      dos: [
        'Use it for well-known icons in places with little room, such as a row of a list.',
        'Name the object too where several are on a page: “Remove picture 2”.',
      ],
      donts: ['Don’t use it for the main action of a page. Use `Button` with a text.'],
    }),
  },
  args: { label: 'Edit', icon: 'pencil', kind: 'ghost', busy: false, disabled: false },
  argTypes: {
    label: { control: 'text', description: 'The name of the button, and its tooltip.' },
    icon: {
      control: 'inline-radio',
      options: ['pencil', 'bin'],
      mapping: { pencil, bin },
    },
    kind: {
      control: 'select',
      options: ['primary', 'secondary', 'ink', 'ghost', 'danger'],
      description: 'How prominent it is.',
    },
    busy: { control: 'boolean', description: 'The action is in progress.' },
    disabled: { control: 'boolean' },
  },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: () => (
    <StateList>
      <State name="Danger">
        <IconButton icon={bin} label="Remove" kind="danger" />
      </State>
      <State name="Disabled">
        <IconButton icon={pencil} label="Edit" disabled />
      </State>
      <State name="Busy">
        <IconButton icon={pencil} label="Edit" busy />
      </State>
      <State name="Long label, German" lang="de">
        <IconButton icon={pencil} label={sampleTexts.german} />
      </State>
      <State name="Right to left, Urdu" lang="ur">
        <IconButton icon={bin} label={sampleTexts.urdu} kind="secondary" />
      </State>
    </StateList>
  ),
};

export const Keyboard: Story = {
  args: { onClick: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Edit' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
