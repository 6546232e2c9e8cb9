import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { IndianTimeField } from '#src/ui/forms/indian-time-field.tsx';
import { componentDocs, State, StateList } from '#stories/support/component-docs.tsx';

const time = '2026-11-28T06:30:00.000Z';

const meta = {
  title: 'Components/Forms/Indian time field',
  component: IndianTimeField,
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    docs: componentDocs({
      description:
        'A day and a time by the clock of India, wherever the device is. It reports an ISO time in UTC, or null while a part is missing. Its labels come from the catalogue of the chosen language.',
      keys: [
        ['Tab', 'Moves the focus through the parts of the day and of the time.'],
        ['↑ ↓', 'Change the focused part.'],
        ['0–9', 'Type the focused part.'],
        ['Space', 'Opens the calendar or the clock of the browser.'],
      ],
      dos: ['Validate the time again when it is sent. It may have passed.'],
      donts: ['Don’t use it for a time of the device’s own zone.'],
    }),
  },
  args: { value: time, problem: null, onChange: fn() },
  argTypes: {
    value: { control: 'text', description: 'ISO 8601; empty without a time.' },
    problem: {
      control: 'select',
      options: [null, 'required', 'too-early', 'too-late'],
      description: 'The rule that the time breaks.',
    },
    place: { control: 'text', description: 'The name of the field in links to it.' },
  },
  render: (args) => <IndianTimeField key={args.value} {...args} />,
} satisfies Meta<typeof IndianTimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The words follow the language of the toolbar, so Urdu and Tamil are one choice away. */
export const States: Story = {
  render: ({ onChange }) => (
    <StateList>
      <State name="Nothing entered yet">
        <IndianTimeField value="" problem="required" onChange={onChange} />
      </State>
      <State name="Too late">
        <IndianTimeField value="2099-01-01T06:30:00.000Z" problem="too-late" onChange={onChange} />
      </State>
      <State name="Too early">
        <IndianTimeField value="2020-01-01T06:30:00.000Z" problem="too-early" onChange={onChange} />
      </State>
    </StateList>
  ),
};

/** Noon in India is half past six in UTC; without a time there is no value. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const [day, clock] = [...canvasElement.querySelectorAll('input')];
    if (!day || !clock) throw new Error('A part of the field is missing.');
    await expect(within(canvasElement).getByRole('group')).toHaveAccessibleDescription();
    await expect(clock).toHaveValue('12:00');
    await userEvent.tab();
    await expect(day).toHaveFocus();
    await userEvent.clear(clock);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(clock, '12:30');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-28T07:00:00.000Z');
  },
};
