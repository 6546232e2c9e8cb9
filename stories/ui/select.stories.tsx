import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Field } from '#src/ui/forms/field.tsx';
import { Select } from '#src/ui/forms/select.tsx';
import { componentDocs, State, StateList, sampleTexts } from '#stories/support/component-docs.tsx';

const options = (
  <>
    <option value="weather">Weather</option>
    <option value="farming">Farming</option>
    <option value="cricket">Cricket</option>
  </>
);

const meta = {
  title: 'Components/Forms/Select',
  component: Select,
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    docs: componentDocs({
      description:
        'The browser’s own select: one of several options. Phones open their own picker for it. Its children are `<option>` elements.',
      keys: [
        ['Tab', 'Moves the focus to the select.'],
        ['Space', 'Opens the list.'],
        ['↑ ↓', 'Choose the previous or next option.'],
        ['Letters', 'Choose the option that begins with them.'],
      ],
      dos: ['Use it on pages that creators load first. It needs no further script.'],
      donts: [
        'Don’t use it for fewer than five options. `ChoiceField` shows them all.',
        'Don’t use it for very long lists. `Combobox` can be searched.',
      ],
    }),
  },
  args: { children: options, disabled: false, onChange: fn() },
  argTypes: {
    children: { control: false, description: '`<option>` elements.' },
    disabled: { control: 'boolean' },
    defaultValue: { control: 'select', options: ['weather', 'farming', 'cricket'] },
  },
  render: (args) => (
    <Field label="Topic">
      <Select key={String(args.defaultValue)} {...args} />
    </Field>
  ),
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: () => (
    <StateList>
      <Field label="Disabled">
        <Select disabled>{options}</Select>
      </Field>
      <Field label="Invalid" error="Choose a topic." required>
        <Select>{options}</Select>
      </Field>
      <Field label="Long words">
        <Select>
          <option lang="de">{sampleTexts.german}</option>
          <option lang="ta">{sampleTexts.tamil}</option>
        </Select>
      </Field>
      <State name="Right to left, Urdu" lang="ur">
        <Field label="موضوع">
          <Select>
            <option>{sampleTexts.urdu}</option>
          </Select>
        </Field>
      </State>
    </StateList>
  ),
};

/** The Tab key reaches it, and a choice is reported. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const select = within(canvasElement).getByLabelText('Topic');
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, 'Cricket');
    await expect(select).toHaveValue('cricket');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};
