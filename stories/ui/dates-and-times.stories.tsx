import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { ExactTime } from '#src/ui/data/exact-time.tsx';
import { DateTime, IndianTime, Month, RelativeTime } from '#src/ui/data/formatted-values.tsx';
import { IndianDays } from '#src/ui/data/indian-days.tsx';
import { TimeLeft } from '#src/ui/data/time-left.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { componentDocs, State, StateList } from '#stories/support/component-docs.tsx';
import { InterfaceState } from '#stories/support/interface-state.tsx';

const time = '2026-11-21T15:00:00.000+05:30';
const now = Date.parse('2026-11-24T15:00:00.000+05:30');

const meta = {
  title: 'Components/Data/Dates and times',
  component: RelativeTime,
  subcomponents: { DateTime, IndianTime, ExactTime, IndianDays, Month, TimeLeft },
  tags: ['!screen', 'autodocs'],
  parameters: {
    layout: 'padded',
    docs: componentDocs({
      description:
        'Dates and times in the words and the order of the language. `RelativeTime` and `DateTime` use the time zone of the reader; `IndianTime`, `IndianDays` and `ExactTime` the clock of India, by which everything is counted.',
      dos: [
        'Use `RelativeTime` for what has just happened; its title has the exact time.',
        'Use `IndianTime` for publishing times and figures.',
      ],
      donts: [
        'Don’t format dates by hand.',
        'Don’t show `ExactTime` to creators. Staff compare times with it.',
      ],
    }),
  },
  args: { time, now },
  argTypes: {
    time: { control: 'text', description: 'ISO 8601.' },
    now: { control: 'number', description: 'Milliseconds; by default the clock of the server.' },
  },
  decorators: [(Story) => <Text as="div">{Story()}</Text>],
} satisfies Meta<typeof RelativeTime>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const variants: [name: string, drawn: ReactNode][] = [
  ['RelativeTime, just now', <RelativeTime key="just" time={time} now={Date.parse(time)} />],
  ['RelativeTime, a year ago', <RelativeTime key="year" time={time} now={now + 4e10} />],
  ['DateTime', <DateTime key="date" time={time} />],
  ['IndianTime', <IndianTime key="indian" time={time} />],
  ['ExactTime', <ExactTime key="exact" time={time} />],
  ['IndianDays', <IndianDays key="days" from="2026-11-15" to="2026-12-15" />],
  ['Month', <Month key="month" month="2026-11" />],
  ['TimeLeft, days', <TimeLeft key="left" value={14} unit="day" />],
  ['TimeLeft, a minute', <TimeLeft key="minute" value={1} unit="minute" />],
];

/** In the language of the toolbar. */
export const Variants: Story = {
  render: () => (
    <StateList>
      {variants.map(([name, drawn]) => (
        <InterfaceState key={name} name={name}>
          {drawn}
        </InterfaceState>
      ))}
      <State name="In a sentence in Urdu" lang="ur">
        آخری تبدیلی: <DateTime time={time} />
      </State>
    </StateList>
  ),
};
