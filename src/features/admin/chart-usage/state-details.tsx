import { FormattedMessage, FormattedNumber } from 'react-intl';
import { Num } from '#src/ui/data/formatted-values.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import type { ChartUsage } from './chart-usage-machines.ts';
import { CodeName, EventName } from './code-name.tsx';
import { exitShare, type StateHeat } from './heat.ts';

type Props = { state: StateHeat | undefined; usage: ChartUsage };

/** What left the selected state, and where its own transitions lead. */
export function StateDetails({ state, usage }: Props) {
  if (!state) return null;
  return (
    <Card gap="3" aria-live="polite">
      <Heading as="h2" size="sm">
        <CodeName>{state.path || state.key}</CodeName>
      </Heading>
      <Exits state={state} />
      <Transitions state={state} usage={usage} />
    </Card>
  );
}

function Exits({ state }: { state: StateHeat }) {
  return (
    <Stack gap="1">
      <Heading as="h3" size="sm">
        <FormattedMessage id="charts.exits" defaultMessage="Exits" />
      </Heading>
      {state.exits.length === 0 && <NoneCounted />}
      <ul>
        {state.exits.map(({ event, count }) => (
          <li key={event}>
            <EventName event={event} />: <Num value={count} /> (
            <FormattedNumber
              value={exitShare(state, event)}
              style="percent"
              maximumFractionDigits={1}
            />
            )
          </li>
        ))}
      </ul>
    </Stack>
  );
}

/** All that the chart declares, also those that nobody took. */
function Transitions({ state, usage }: Required<Props> & { state: StateHeat }) {
  const counts = new Map(
    usage.transitions
      .filter(({ from }) => from === state.path)
      .map(({ event, to, count }) => [`${event} ${to}`, count]),
  );
  return (
    <Stack gap="1">
      <Heading as="h3" size="sm">
        <FormattedMessage id="charts.transitions" defaultMessage="Transitions" />
      </Heading>
      {state.node.on.length === 0 && <NoneCounted />}
      <ul>
        {state.node.on.map(([event, to]) => (
          <li key={`${event} ${to}`}>
            <FormattedMessage
              id="charts.transition"
              defaultMessage="{event} to {state}: {count}"
              description="A transition of a flow chart, and how often it was taken"
              values={{
                event: <EventName event={event} />,
                state: <CodeName>{to}</CodeName>,
                count: <Num value={counts.get(`${event} ${to}`) ?? 0} />,
              }}
            />
          </li>
        ))}
      </ul>
    </Stack>
  );
}

const NoneCounted = () => (
  <Text muted>
    <FormattedMessage id="charts.no-entries" defaultMessage="None" />
  </Text>
);
