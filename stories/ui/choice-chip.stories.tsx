import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ChoiceChip } from '#src/ui/forms/choice-chips.tsx';
import { Row } from '#src/ui/layout/layout.tsx';
import { componentDocs, State, StateList, sampleTexts } from '#stories/support/component-docs.tsx';

const meta = {
  title: 'Components/Forms/Choice chip',
  component: ChoiceChip,
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    docs: componentDocs({
      description:
        'A checkbox that looks like a chip. `ChoiceChips` draws a group of them; use this one alone only in a group with a layout of its own.',
      keys: [
        ['Tab', 'Moves the focus to the chip.'],
        ['Space', 'Switches it on or off.'],
      ],
      dos: ['Set `lang` and `dir` where the label is in another language than the page.'],
      donts: ['Don’t use it for a single choice. Use `ChoiceField`.'],
    }),
  },
  args: { value: 'hi', label: 'हिन्दी', lang: 'hi', dir: 'ltr', inputProps: {} },
  argTypes: {
    label: { control: 'text' },
    value: { control: 'text', description: 'The value of the checkbox.' },
    lang: { control: 'text', description: 'The language of the label.' },
    dir: { control: 'inline-radio', options: ['ltr', 'rtl'] },
    inputProps: { control: 'object', description: 'Of the checkbox: `form.register(…)`.' },
  },
} satisfies Meta<typeof ChoiceChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: () => (
    <StateList>
      <State name="Off and on">
        <Row>
          <ChoiceChip value="hi" label="Hindi" inputProps={{}} />
          <ChoiceChip value="mr" label="Marathi" inputProps={{ defaultChecked: true }} />
        </Row>
      </State>
      <State name="Long word, German" lang="de">
        <ChoiceChip value="de" label={sampleTexts.german} inputProps={{}} />
      </State>
      <State name="Long word, Tamil" lang="ta">
        <ChoiceChip value="ta" label={sampleTexts.tamil} inputProps={{}} />
      </State>
      <State name="Right to left, Urdu" lang="ur">
        <ChoiceChip
          value="ur"
          label={sampleTexts.urdu}
          lang="ur"
          dir="rtl"
          inputProps={{ defaultChecked: true }}
        />
      </State>
    </StateList>
  ),
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const chip = within(canvasElement).getByRole('checkbox', { name: 'हिन्दी' });
    await userEvent.tab();
    await expect(chip).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(chip).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(chip).not.toBeChecked();
  },
};
