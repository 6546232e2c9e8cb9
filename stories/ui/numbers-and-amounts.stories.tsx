import type { Meta, StoryObj } from '@storybook/react-vite';
import { Money, Num } from '#src/ui/data/formatted-values.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { componentDocs, State, StateList } from '#stories/support/component-docs.tsx';

const meta = {
  title: 'Components/Data/Numbers and amounts',
  component: Num,
  subcomponents: { Money },
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    docs: componentDocs({
      description:
        'Numbers (`Num`) and amounts in rupees (`Money`) in Indian grouping and with Latin digits in every language. `Money` takes paise and never breaks at the end of a line.',
      dos: ['Use `compact` only where there is no room for the whole number.'],
      donts: ['Don’t use `compact` for money that is paid.', 'Don’t write the ₹ sign by hand.'],
    }),
  },
  args: { value: 1_234_567, compact: false },
  argTypes: { value: { control: 'number' }, compact: { control: 'boolean' } },
  decorators: [(Story) => <Text as="div">{Story()}</Text>],
} satisfies Meta<typeof Num>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <StateList>
      <State name="Num, zero">
        <Num value={0} />
      </State>
      <State name="Num, compact">
        <Num value={1_234_567} compact />
      </State>
      <State name="Money">
        <Money paise={12_345_650} />
      </State>
      <State name="Money, negative">
        <Money paise={-50_000} />
      </State>
      <State name="In a sentence in Urdu" lang="ur">
        آپ کی کمائی <Money paise={12_345_650} /> ہے، <Num value={1_234_567} /> ویوز سے۔
      </State>
    </StateList>
  ),
};
