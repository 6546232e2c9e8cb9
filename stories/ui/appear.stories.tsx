import type { Meta, StoryObj } from '@storybook/react-vite';
import { Appear } from '#src/ui/layout/appear.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { componentDocs } from '#stories/support/component-docs.tsx';

const meta = {
  title: 'Components/Layout/Appear',
  component: Appear,
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    docs: componentDocs({
      description:
        'Lets its content rise slightly each time that `change` has a new value, such as the step of a form. Nothing moves for people who prefer reduced motion.',
      dos: ['Use it where a new text takes the place of another one.'],
      donts: [
        'Don’t use it in what creators load first. It loads 30 kB of Framer Motion.',
        'Don’t let a whole page move.',
      ],
    }),
  },
  args: { change: 'first', children: <Card>Change the value to see it rise.</Card> },
  argTypes: {
    change: { control: 'inline-radio', options: ['first', 'second', 'third'] },
    children: { control: false },
  },
} satisfies Meta<typeof Appear>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
