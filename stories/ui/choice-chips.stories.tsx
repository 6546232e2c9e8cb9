import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ChoiceChips } from '#src/ui/forms/choice-chips.tsx';
import { componentDocs, State, StateList, sampleTexts } from '#stories/support/component-docs.tsx';

const choices = [
  { value: 'hi', label: 'हिन्दी', lang: 'hi' },
  { value: 'ta', label: 'தமிழ்', lang: 'ta' },
  { value: 'ur', label: 'اردو', lang: 'ur', dir: 'rtl' },
] as const;

const meta = {
  title: 'Components/Forms/Choice chips',
  component: ChoiceChips,
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    docs: componentDocs({
      description:
        'A question with a few choices of which any number can be on. It is a group of checkboxes, so it works without scripts of its own.',
      keys: [
        ['Tab', 'Moves the focus to the next chip.'],
        ['Space', 'Switches the chip on or off.'],
      ],
      dos: ['Say in the hint how many may be chosen.'],
      donts: [
        'Don’t use it for more than about twelve choices. `Combobox` can be searched.',
        'Don’t use it for a single choice. Use `ChoiceField`.',
      ],
    }),
  },
  args: {
    legend: 'Languages',
    hint: 'Choose all that you write in.',
    error: '',
    choices,
    inputProps: {},
  },
  argTypes: {
    legend: { control: 'text', description: 'The question.' },
    hint: { control: 'text' },
    error: { control: 'text', description: 'What is wrong with the answer.' },
    choices: { control: 'object' },
    inputProps: { control: 'object', description: 'Of all checkboxes: `form.register(…)`.' },
  },
} satisfies Meta<typeof ChoiceChips>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: () => (
    <StateList>
      <ChoiceChips
        legend="Invalid"
        error="Choose at least one language."
        choices={choices}
        inputProps={{}}
      />
      <ChoiceChips
        legend="All on, with long words"
        choices={[
          { value: 'de', label: sampleTexts.german, lang: 'de' },
          { value: 'ta', label: sampleTexts.tamil, lang: 'ta' },
        ]}
        inputProps={{ defaultChecked: true }}
      />
      <State name="Right to left, Urdu" lang="ur">
        <ChoiceChips
          legend="زبانیں"
          choices={[
            { value: 'ur', label: 'اردو' },
            { value: 'hi', label: 'ہندی' },
          ]}
          inputProps={{}}
        />
      </State>
    </StateList>
  ),
};

/** Each chip is a stop of the Tab key, and any number can be on. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const chips = within(canvasElement).getAllByRole('checkbox');
    for (const chip of chips) {
      await userEvent.tab();
      await expect(chip).toHaveFocus();
      await userEvent.keyboard(' ');
    }
    for (const chip of chips) await expect(chip).toBeChecked();
  },
};
