import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { EngagementKind } from '#domain/analytics/engagement.ts';
import { engagementNames } from '#src/i18n/engagement-names.ts';
import { chakra } from '#src/theme/chakra.tsx';
import { Num } from '#src/ui/data/formatted-values.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { Day, formatDay } from './day.tsx';
import type { Trend } from './live-machines.ts';

const Plot = chakra('div', {
  base: {
    position: 'relative',
    height: '11rem',
    borderRadius: 'sm',
    borderBlockEndWidth: '1px',
    borderColor: 'line.strong',
    '&:has(:focus-visible)': {
      outlineWidth: '3px',
      outlineStyle: 'solid',
      outlineColor: 'accent',
      outlineOffset: '4px',
    },
  },
});
const Bars = chakra('div', {
  base: { display: 'flex', alignItems: 'flex-end', gap: '1px', height: 'full' },
});
const Bar = chakra('div', {
  base: {
    flex: '1 1 0',
    minWidth: '0',
    minHeight: '2px',
    borderStartStartRadius: 'sm',
    borderStartEndRadius: 'sm',
    bg: 'marker',
    '&[data-chosen]': { bg: 'accent' },
  },
});
const Scrubber = chakra('input', {
  base: {
    position: 'absolute',
    inset: '0',
    width: 'full',
    height: 'full',
    margin: '0',
    opacity: '0',
    cursor: 'pointer',
    // A swipe over it scrolls the page; one along it moves from day to day.
    touchAction: 'pan-y',
  },
});

type Props = { days: Trend['days']; kind: EngagementKind };

/**
 * A bar for each day. One is named in words above: the last, or the one that a finger, a mouse or
 * the arrow keys chose.
 */
export function DayChart({ days, kind }: Props) {
  const [chosenDay, setChosenDay] = useState<string | null>(null);
  const found = days.findIndex(({ day }) => day === chosenDay);
  const place = found < 0 ? days.length - 1 : found;
  const chosen = days[place];
  const most = Math.max(1, ...days.map((day) => day[kind]));
  if (!chosen) return null;
  return (
    <Stack gap="2">
      <Row justifyContent="space-between" alignItems="baseline">
        <Text fontWeight="semibold">
          <Day day={chosen.day} />
        </Text>
        <Text fontSize="xl" fontWeight="bold">
          <Num value={chosen[kind]} />
        </Text>
      </Row>
      <Plot>
        <Bars aria-hidden="true">
          {days.map((day, index) => (
            <Bar
              key={day.day}
              data-chosen={index === place || undefined}
              style={{ height: `${(day[kind] / most) * 100}%` }}
            />
          ))}
        </Bars>
        <DayScrubber days={days} kind={kind} place={place} onChange={setChosenDay} />
      </Plot>
      <Row justifyContent="space-between">
        <Text size="xs" muted>
          <Day day={days[0]?.day ?? chosen.day} />
        </Text>
        <Text size="xs" muted>
          <FormattedMessage
            id="analytics.chart.today"
            defaultMessage="Today"
            description="Below the last bar"
          />
        </Text>
      </Row>
    </Stack>
  );
}

type ScrubberProps = Props & { place: number; onChange: (day: string | null) => void };

/** Chooses a day: by the arrow keys, or along the bars. */
function DayScrubber({ days, kind, place, onChange }: ScrubberProps) {
  const intl = useIntl();
  const chosen = days[place];
  if (!chosen) return null;
  return (
    <Scrubber
      type="range"
      min={0}
      max={days.length - 1}
      value={place}
      aria-label={intl.formatMessage({
        id: 'analytics.chart.day',
        defaultMessage: 'Day',
        description: 'Names the bars, of which the arrow keys choose one',
      })}
      aria-valuetext={intl.formatMessage(
        {
          id: 'analytics.chart.value',
          defaultMessage: '{day}: {count, number} {figure}',
          description: 'Read out for one bar: “Fri, 20 Nov: 8,210 Views”',
        },
        {
          day: formatDay(intl, chosen.day),
          count: chosen[kind],
          figure: intl.formatMessage(engagementNames[kind]),
        },
      )}
      onChange={(event) => onChange(days[Number(event.target.value)]?.day ?? null)}
    />
  );
}
