import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Field } from '#src/ui/forms/field.tsx';
import { TextArea } from '#src/ui/forms/text-input.tsx';
import { componentDocs, State, StateList, sampleTexts } from '#stories/support/component-docs.tsx';

const meta = {
  title: 'Components/Forms/Text area',
  component: TextArea,
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    docs: componentDocs({
      description:
        'Several lines of plain text. It takes all attributes of an HTML textarea and a `ref`, and can be made taller by dragging its corner.',
      keys: [
        ['Tab', 'Moves the focus to the area, and on from it.'],
        ['Enter', 'Starts a new line.'],
      ],
      dos: ['Choose `rows` so that a usual answer fits without scrolling.'],
      donts: ['Don’t use it for a title or a name. Use `TextInput`.'],
    }),
  },
  args: { rows: 4, placeholder: '', disabled: false, readOnly: false, maxLength: 500 },
  argTypes: {
    rows: { control: { type: 'number', min: 2, max: 12 }, description: 'Its height in lines.' },
    placeholder: { control: 'text' },
    disabled: { control: 'boolean' },
    readOnly: { control: 'boolean' },
    maxLength: { control: 'number' },
  },
  render: (args) => (
    <Field label="Note to creator">
      <TextArea {...args} />
    </Field>
  ),
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: () => (
    <StateList>
      <Field label="Disabled">
        <TextArea disabled rows={2} defaultValue="The photo is blurred." />
      </Field>
      <Field label="Invalid" error="Enter a note." required>
        <TextArea rows={2} />
      </Field>
      <Field label="Long words">
        <TextArea rows={3} defaultValue={`${sampleTexts.german} ${sampleTexts.tamil}`} />
      </Field>
      <State name="Right to left, Urdu" lang="ur">
        <Field label="نوٹ">
          <TextArea rows={2} defaultValue={sampleTexts.urdu} />
        </Field>
      </State>
    </StateList>
  ),
};

/** Enter starts a new line, and Tab leaves. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByLabelText('Note to creator');
    await userEvent.tab();
    await userEvent.keyboard('One{Enter}two');
    await expect(area).toHaveValue('One\ntwo');
    await userEvent.tab();
    await expect(area).not.toHaveFocus();
  },
};
