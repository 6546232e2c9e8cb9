import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { EngagementKind } from '#domain/analytics/engagement.ts';
import { chakra } from '#src/theme/chakra.tsx';
import type { Trend } from '../live-machines.ts';
import { createPlot, type DrawnDays } from './create-plot.ts';
import { useColorModeVersion } from './use-color-mode-version.ts';

/** The canvas takes its colours from here: `create-plot.ts` reads them. */
const Frame = chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    overflow: 'hidden',
    color: 'ink.muted',
    outlineColor: 'line',
    fill: 'marker',
    stroke: 'line.strong',
    caretColor: 'accent',
    textDecorationColor: 'ink',
    fontSize: 'xs',
    '& .u-wrap': { position: 'relative' },
    '& .u-over, & .u-under, & .u-axis': { position: 'absolute' },
    '& canvas': { display: 'block', width: 'full', height: 'full' },
  },
});

type Props = { days: Trend['days']; kind: EngagementKind; chosen: number };

/**
 * The numbers of the days as bars, or as a line where there are too many days for bars. A picture
 * only: what it shows is in words and in a table beside it.
 */
export default function DayPlot({ days, kind, chosen }: Props) {
  const intl = useIntl();
  const frame = useRef<HTMLDivElement>(null);
  const plot = useRef<ReturnType<typeof createPlot>>(null);
  const chosenPlace = useRef(chosen);
  chosenPlace.current = chosen;
  const version = useColorModeVersion();
  // biome-ignore lint/correctness/useExhaustiveDependencies: colours are read again in each version
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const drawn: DrawnDays = {
      values: days.map((day) => day[kind]),
      dayName: (place) =>
        intl.formatDate(days[place]?.day, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
      countName: (count) =>
        intl.formatNumber(count, { notation: 'compact', maximumFractionDigits: 1 }),
    };
    const created = createPlot(element, drawn, chosenPlace.current);
    plot.current = created;
    const sizes = new ResizeObserver(() => created.resize());
    sizes.observe(element);
    return () => {
      sizes.disconnect();
      created.destroy();
    };
  }, [days, kind, intl, version]);
  useEffect(() => plot.current?.choose(chosen), [chosen]);
  return <Frame ref={frame} aria-hidden="true" />;
}
