import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Chip } from '#src/ui/forms/chip.tsx';
import { componentDocs, State, StateList, sampleTexts } from '#stories/support/component-docs.tsx';

const meta = {
  title: 'Components/Forms/Chip',
  component: Chip,
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    docs: componentDocs({
      description:
        'One chosen item with a button that removes it. The text is cut after 15 characters; the tooltip and the name of the button have all of it.',
      keys: [
        ['Tab', 'Moves the focus to the remove button.'],
        ['Enter', 'Removes the item.'],
        ['Space', 'Removes the item.'],
      ],
      dos: ['Move the focus to a sensible place after the chip is removed.'],
      donts: ['Don’t use it for a choice that is switched on and off. Use `ChoiceChip`.'],
    }),
  },
  args: { text: 'Monsoon', onRemove: fn() },
  argTypes: { text: { control: 'text', description: 'What was chosen.' } },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Chips cannot be disabled; a closed input shows them as before. */
export const States: Story = {
  render: ({ onRemove }) => (
    <StateList>
      <State name="Short">
        <Chip text="Rain" onRemove={onRemove} />
      </State>
      <State name="Long word, German" lang="de">
        <Chip text={sampleTexts.german} onRemove={onRemove} />
      </State>
      <State name="Long word, Tamil" lang="ta">
        <Chip text={sampleTexts.tamil} onRemove={onRemove} />
      </State>
      <State name="Right to left, Urdu" lang="ur">
        <Chip text={sampleTexts.urdu} onRemove={onRemove} />
      </State>
    </StateList>
  ),
};

export const Keyboard: Story = {
  args: { onRemove: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onRemove).toHaveBeenCalledTimes(2);
  },
};
