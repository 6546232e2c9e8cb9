import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Segmented } from '#src/ui/forms/choices.tsx';
import { Box } from '#src/ui/layout/layout.tsx';
import {
  componentDocs,
  State,
  StateList,
  sampleTexts,
  useArgState,
} from '#stories/support/component-docs.tsx';

const choices = [
  { value: 'all', label: 'All' },
  { value: 'draft', label: 'Drafts' },
  { value: 'review', label: 'In review' },
  { value: 'live', label: 'Published', disabled: true },
];

function Controlled(args: ComponentProps<typeof Segmented>) {
  const [value, setValue] = useArgState(args.value);
  const change = (next: string) => {
    setValue(next);
    args.onChange(next);
  };
  return <Segmented {...args} value={value} onChange={change} />;
}

const meta = {
  title: 'Components/Forms/Segmented',
  component: Segmented,
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    docs: componentDocs({
      description:
        'One of a few choices in a row, such as the filter of a list. The row scrolls sideways where it is too narrow, and shows the choice in its middle. The legend is for screen readers only.',
      keys: [
        ['Tab', 'Moves the focus to the chosen option.'],
        ['→ ↓', 'Choose the next option.'],
        ['← ↑', 'Choose the previous option.'],
      ],
      dos: ['Use it where a choice takes effect at once.'],
      donts: ['Don’t use it in a form. `ChoiceField` has a visible question and an error.'],
    }),
  },
  args: { legend: 'Status', choices, value: 'all', onChange: fn() },
  argTypes: {
    legend: { control: 'text', description: 'The question, for screen readers.' },
    choices: { control: 'object' },
    value: { control: 'select', options: ['all', 'draft', 'review', 'live'] },
    name: { control: 'text', description: 'Of the radio buttons; unique on the page.' },
  },
  // Its row reaches beyond its edges, for the outline of the focus.
  decorators: [(Story) => <Box padding="2">{Story()}</Box>],
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Segmented>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: ({ onChange }) => (
    <StateList>
      <State name="Nothing chosen, one option disabled">
        <Segmented legend="Status" choices={choices} value={null} onChange={onChange} />
      </State>
      <State name="Long words, scrolled to the chosen one">
        <Controlled
          legend="Long words"
          choices={[
            { value: 'de', label: sampleTexts.german },
            { value: 'ta', label: sampleTexts.tamil },
          ]}
          value="ta"
          onChange={onChange}
        />
      </State>
      <State name="Right to left, Urdu" lang="ur">
        <Controlled
          legend="حالت"
          choices={[
            { value: 'all', label: 'سب' },
            { value: 'draft', label: 'مسودے' },
          ]}
          value="all"
          onChange={onChange}
        />
      </State>
    </StateList>
  ),
};

/** Arrow keys choose, and leave out what is disabled. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'All' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Drafts' })).toBeChecked();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'In review' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('review');
  },
};
