import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Field } from '#src/ui/forms/field.tsx';
import { TextInput } from '#src/ui/forms/text-input.tsx';
import { componentDocs, State, StateList, sampleTexts } from '#stories/support/component-docs.tsx';

const meta = {
  title: 'Components/Forms/Text input',
  component: TextInput,
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    docs: componentDocs({
      description:
        'One line of text. It takes all attributes of an HTML input and a `ref`, so `{...form.register("title")}` fits. The direction follows the typed text.',
      keys: [
        ['Tab', 'Moves the focus to the input.'],
        ['Enter', 'Submits the form around it.'],
      ],
      dos: [
        'Put it in a `Field`, which gives it a label, a hint and an error.',
        'Set `inputMode`, `autoComplete` and `enterKeyHint` for the keyboard of a phone.',
      ],
      donts: [
        'Don’t use the placeholder as a label. It disappears while typing.',
        'Don’t pass an `id` inside a `Field`.',
      ],
    }),
  },
  args: { placeholder: '', disabled: false, readOnly: false, maxLength: 100, onChange: fn() },
  argTypes: {
    type: { control: 'select', options: ['text', 'email', 'search', 'url', 'date', 'time'] },
    placeholder: { control: 'text', description: 'An example of what to type.' },
    disabled: { control: 'boolean' },
    readOnly: { control: 'boolean' },
    maxLength: { control: 'number' },
    inputMode: { control: 'select', options: ['text', 'numeric', 'decimal', 'email', 'url'] },
  },
  render: (args) => (
    <Field label="Title">
      <TextInput {...args} />
    </Field>
  ),
} satisfies Meta<typeof TextInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: () => (
    <StateList>
      <Field label="With a placeholder">
        <TextInput placeholder="name@example.com" />
      </Field>
      <Field label="Disabled">
        <TextInput disabled defaultValue="Monsoon returns" />
      </Field>
      <Field label="Read only">
        <TextInput readOnly defaultValue="Monsoon returns" />
      </Field>
      <Field label="Invalid" error="Enter a title." required>
        <TextInput />
      </Field>
      <Field label={`Long word: ${sampleTexts.german}`}>
        <TextInput lang="ta" defaultValue={sampleTexts.tamil} />
      </Field>
      <State name="Right to left, Urdu" lang="ur">
        <Field label="عنوان">
          <TextInput defaultValue={sampleTexts.urdu} />
        </Field>
      </State>
    </StateList>
  ),
};

export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByLabelText('Title');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('Monsoon');
    await expect(input).toHaveValue('Monsoon');
    await expect(args.onChange).toHaveBeenCalledTimes(7);
  },
};
