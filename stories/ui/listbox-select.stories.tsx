import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Field } from '#src/ui/forms/field.tsx';
import { ListboxSelect } from '#src/ui/forms/listbox-select.tsx';
import { Box } from '#src/ui/layout/layout.tsx';
import {
  componentDocs,
  State,
  StateList,
  sampleTexts,
  useArgState,
} from '#stories/support/component-docs.tsx';

const languages = [
  { value: 'all', label: 'All languages' },
  { value: 'hi', label: 'हिन्दी', lang: 'hi' },
  { value: 'mr', label: 'मराठी', lang: 'mr' },
  { value: 'ta', label: 'தமிழ்', lang: 'ta' },
  { value: 'ur', label: 'اردو', lang: 'ur' },
] as const;

function Controlled(args: ComponentProps<typeof ListboxSelect>) {
  const [value, setValue] = useArgState(args.value);
  const change = (next: string) => {
    setValue(next);
    args.onChange(next);
  };
  return <ListboxSelect {...args} value={value} onChange={change} />;
}

const meta = {
  title: 'Components/Forms/Listbox select',
  component: ListboxSelect,
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    docs: componentDocs({
      description:
        'One of several options, for pages of staff and agencies. The list looks the same in every browser and shows each name in its own language and font.',
      keys: [
        ['Tab', 'Moves the focus to the select.'],
        ['Enter', 'Opens the list; in the list, takes the highlighted option.'],
        ['Space', 'Opens the list; in the list, takes the highlighted option.'],
        ['↓ ↑', 'Open the list; in the list, go to the next or previous option.'],
        ['Home End', 'Go to the first or last option.'],
        ['Letters', 'Go to the option that begins with them.'],
        ['Escape', 'Closes the list and keeps the value.'],
      ],
      dos: ['Set `lang` where an option is in another language than the page.'],
      donts: ['Don’t use it on pages that creators load first. Use `Select`.'],
    }),
  },
  args: { options: languages, value: 'all', onChange: fn() },
  argTypes: {
    options: { control: 'object' },
    value: { control: 'select', options: languages.map(({ value }) => value) },
  },
  render: (args) => (
    <Box minHeight="26rem" maxWidth="dialogNarrow">
      <Field label="Language">
        <Controlled {...args} />
      </Field>
    </Box>
  ),
} satisfies Meta<typeof ListboxSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: (args) => (
    <StateList>
      <Field label="Another script">
        <Controlled {...args} value="ur" />
      </Field>
      <Field label="A value that is not among the options, or not yet">
        <Controlled {...args} value="xx" />
      </Field>
      <Field label="Invalid" error="Choose a language." required>
        <Controlled {...args} />
      </Field>
      <Field label="Long word, German">
        <Controlled {...args} options={[{ value: 'all', label: sampleTexts.german }]} />
      </Field>
      <Field label="Long word, Tamil">
        <Controlled {...args} options={[{ value: 'all', label: sampleTexts.tamil, lang: 'ta' }]} />
      </Field>
      <State name="Right to left, Urdu" lang="ur">
        <Field label="زبان">
          <Controlled {...args} options={[{ value: 'all', label: 'سب زبانیں' }]} />
        </Field>
      </State>
    </StateList>
  ),
};

export const Open: Story = {
  args: { value: 'mr' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('combobox', { name: 'Language' }));
    await expect(await canvas.findByRole('option', { name: 'मराठी' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

/** Arrows open it and go through it; Enter takes the highlighted option. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const select = canvas.getByRole('combobox', { name: 'Language' });
    select.focus();
    await userEvent.keyboard('{ArrowDown}');
    const [all, hindi] = await canvas.findAllByRole('option');
    await waitFor(() => expect(all).toHaveAttribute('data-highlighted'));
    await waitFor(() => expect(canvas.getByRole('listbox')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(hindi).toHaveAttribute('data-highlighted'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(select).toHaveTextContent('हिन्दी'));
    await waitFor(() => expect(select).toHaveFocus());
  },
};
