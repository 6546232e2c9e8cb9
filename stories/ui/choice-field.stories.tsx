import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ChoiceField } from '#src/ui/forms/choices.tsx';
import {
  componentDocs,
  State,
  StateList,
  sampleTexts,
  useArgState,
} from '#stories/support/component-docs.tsx';

const choices = [
  { value: 'individual', label: 'Individual' },
  { value: 'agency', label: 'Agency' },
  { value: 'partner', label: 'Partner', disabled: true },
];

function Controlled(args: ComponentProps<typeof ChoiceField>) {
  const [value, setValue] = useArgState(args.value);
  const change = (next: string) => {
    setValue(next);
    args.onChange(next);
  };
  return <ChoiceField {...args} value={value} onChange={change} />;
}

const meta = {
  title: 'Components/Forms/Choice field',
  component: ChoiceField,
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    docs: componentDocs({
      description:
        'A required question of a form with a few choices, all of them visible. It has a legend, a hint and an error like a `Field`.',
      keys: [
        ['Tab', 'Moves the focus to the chosen option, or to the first.'],
        ['→ ↓', 'Choose the next option.'],
        ['← ↑', 'Choose the previous option.'],
        ['Space', 'Chooses the focused option.'],
      ],
      dos: ['Use it for two to five choices with short labels.'],
      donts: [
        'Don’t put it into a `Field`. It is one itself.',
        'Don’t choose one in advance where people should decide.',
      ],
    }),
  },
  args: {
    legend: 'You write as',
    choices,
    value: null,
    hint: 'You can change this later.',
    error: '',
    onChange: fn(),
  },
  argTypes: {
    legend: { control: 'text', description: 'The question.' },
    choices: { control: 'object' },
    value: { control: 'select', options: [null, 'individual', 'agency', 'partner'] },
    hint: { control: 'text' },
    error: { control: 'text', description: 'What is wrong with the answer.' },
    name: { control: 'text', description: 'Of the radio buttons; unique on the page.' },
    place: { control: 'text', description: 'The name of the field in links to it.' },
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof ChoiceField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: ({ onChange }) => (
    <StateList>
      <Controlled
        legend="Invalid, one option disabled"
        choices={choices}
        value={null}
        error="Choose how you write."
        onChange={onChange}
      />
      <Controlled
        legend="Long words"
        choices={[
          { value: 'de', label: sampleTexts.german },
          { value: 'ta', label: sampleTexts.tamil },
        ]}
        value="de"
        onChange={onChange}
      />
      <State name="Right to left, Urdu" lang="ur">
        <Controlled
          legend="آپ لکھتے ہیں"
          choices={[
            { value: 'individual', label: 'ذاتی طور پر' },
            { value: 'agency', label: 'ایجنسی کے لیے' },
          ]}
          value="individual"
          onChange={onChange}
        />
      </State>
    </StateList>
  ),
};

/** Space takes the first option, arrow keys the others. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: 'Individual' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Agency' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('agency');
  },
};
