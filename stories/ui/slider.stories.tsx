import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Slider } from '#src/ui/forms/slider.tsx';
import { Box } from '#src/ui/layout/layout.tsx';
import {
  componentDocs,
  State,
  StateList,
  sampleTexts,
  useArgState,
} from '#stories/support/component-docs.tsx';

function Controlled(args: ComponentProps<typeof Slider>) {
  const [value, setValue] = useArgState(args.value);
  const change = (next: number) => {
    setValue(next);
    args.onChange(next);
  };
  return <Slider {...args} value={value} valueText={`${value}%`} onChange={change} />;
}

const meta = {
  title: 'Components/Forms/Slider',
  component: Slider,
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    docs: componentDocs({
      description:
        'A number between two ends, where the effect matters more than the number. `valueText` is what screen readers say. With a `step` of `any` each arrow key moves it by a fortieth of the range.',
      keys: [
        ['Tab', 'Moves the focus to the thumb.'],
        ['→ ↑', 'One step up; in a language from right to left ← and ↑.'],
        ['← ↓', 'One step down; in a language from right to left → and ↓.'],
        ['Page Up, Page Down', 'A large step, a tenth of the range.'],
        ['Home End', 'Go to the lowest or highest value.'],
      ],
      dos: ['Show the effect at once, as the crop of a picture does.'],
      donts: [
        'Don’t use it for an exact number. Use a `TextInput`.',
        'Don’t set `direction` except for what runs from left to right in every language.',
      ],
    }),
  },
  args: {
    label: 'Zoom',
    value: 40,
    min: 0,
    max: 100,
    step: 10,
    valueText: '40%',
    disabled: false,
    onChange: fn(),
  },
  argTypes: {
    label: { control: 'text' },
    value: { control: 'number' },
    min: { control: 'number' },
    max: { control: 'number' },
    step: { control: 'select', options: ['any', 1, 5, 10] },
    valueText: { control: false, description: 'The value in words.' },
    direction: { control: 'inline-radio', options: [undefined, 'ltr'] },
    disabled: { control: 'boolean' },
  },
  // Half of the thumb is beyond the end of the track.
  decorators: [(Story) => <Box padding="4">{Story()}</Box>],
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: (args) => (
    <StateList>
      <Controlled {...args} label="At the start" value={0} />
      <Controlled {...args} label="At the end" value={100} />
      <Controlled {...args} label="Without steps" step="any" value={33.3} />
      <Controlled {...args} label="Disabled" disabled />
      <Controlled {...args} label="Without a range, and so disabled" value={0} max={0} />
      <Controlled {...args} label={sampleTexts.german} />
      <Controlled {...args} label={sampleTexts.tamil} />
      <State name="Left to right in Urdu too" lang="ur">
        <Controlled {...args} label="زوم" direction="ltr" value={20} />
      </State>
    </StateList>
  ),
};

/** Arrow keys follow the direction of the language. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    // It is visible as soon as its width is known.
    const thumb = await within(canvasElement).findByRole('slider');
    const isAt = (value: string) =>
      waitFor(() => expect(thumb).toHaveAttribute('aria-valuenow', value));
    await userEvent.tab();
    await expect(thumb).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await isAt('50');
    const forwards = document.documentElement.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}';
    await userEvent.keyboard(forwards);
    await isAt('60');
    await userEvent.keyboard('{ArrowDown}');
    await isAt('50');
    await userEvent.keyboard('{End}');
    await isAt('100');
    await userEvent.keyboard('{Home}');
    await isAt('0');
    await expect(thumb).toHaveAttribute('aria-valuetext', '0%');
  },
};
