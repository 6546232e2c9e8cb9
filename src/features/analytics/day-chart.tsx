import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { EngagementKind } from '#domain/analytics/engagement.ts';
import { engagementNames } from '#src/i18n/engagement-names.ts';
import { chakra } from '#src/theme/chakra.tsx';
import { Num } from '#src/ui/data/formatted-values.tsx';
import { LazyBoundary } from '#src/ui/feedback/lazy-boundary.tsx';
import { lazyWithPreload } from '#src/ui/feedback/lazy-with-preload.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { Day, formatDay } from './day.tsx';
import type { Trend } from './live-machines.ts';
import { axisEnd, axisWidth, plotHeight } from './plot/plot-sizes.ts';

const Plot = chakra('div', {
  base: {
    position: 'relative',
    height: plotHeight,
    borderRadius: 'sm',
    '&:has(:focus-visible)': {
      outlineWidth: '3px',
      outlineStyle: 'solid',
      outlineColor: 'focus',
      outlineOffset: '4px',
    },
  },
});
const Scrubber = chakra('input', {
  base: {
    position: 'absolute',
    insetBlock: '0',
    insetInlineStart: `${axisWidth}px`,
    // A control keeps its own width between two sides.
    width: `calc(100% - ${axisWidth + axisEnd}px)`,
    height: 'full',
    margin: '0',
    opacity: '0',
    cursor: 'pointer',
    // A swipe over it scrolls the page; one along it moves from day to day.
    touchAction: 'pan-y',
  },
});

/** Draws with a library that is loaded after the numbers are there. */
const DayPlot = lazyWithPreload(() => import('./plot/day-plot.tsx'));

type Props = { days: Trend['days']; kind: EngagementKind };

/**
 * A bar for each day. One is named in words above: the last, or the one that a finger, a mouse or
 * the arrow keys chose. Time runs in the direction of the text, as the arrow keys do.
 */
export function DayChart({ days, kind }: Props) {
  const [chosenDay, setChosenDay] = useState<string | null>(null);
  const found = days.findIndex(({ day }) => day === chosenDay);
  const place = found < 0 ? days.length - 1 : found;
  const chosen = days[place];
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
        <LazyBoundary fallback={null}>
          <DayPlot days={days} kind={kind} chosen={place} />
        </LazyBoundary>
        <DayScrubber days={days} kind={kind} place={place} onChange={setChosenDay} />
      </Plot>
      <Peak days={days} kind={kind} />
    </Stack>
  );
}

/** What the bars say at a glance, in words. */
function Peak({ days, kind }: Props) {
  const peak = days.reduce((most, day) => (day[kind] > most[kind] ? day : most));
  if (days.length < 2 || peak[kind] === 0) return null;
  return (
    <Text size="sm" muted>
      <FormattedMessage
        id="analytics.chart.peak"
        defaultMessage="Most on {day}: {count}"
        description="Below the bars: the day with the largest number"
        values={{ day: <Day day={peak.day} />, count: <Num value={peak[kind]} /> }}
      />
    </Text>
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
