import UPlot from 'uplot';
import { axisEnd, axisWidth } from './plot-sizes.ts';

/** The numbers to draw, the earliest first, and how numbers and places are written. */
export type DrawnDays = {
  values: readonly number[];
  /** The day at a place of `values`. */
  dayName: (place: number) => string;
  countName: (count: number) => string;
};

/** More bars than these would be thinner than the gaps between them on a phone. */
const barsMax = 92;

/** Distances between the days that are named below: some days, weeks, months. */
const dayDistances = [1, 2, 7, 14, 28, 61, 91, 182, 365];

/** Whole numbers only: there are no half views. */
const countDistances = Array.from({ length: 16 }, (_, power) =>
  [1, 2, 5].map((digit) => digit * 10 ** power),
).flat();

/**
 * Draws days into an element, with colours that its style names: `color` for words, `outline-color`
 * for lines, `fill` and `stroke` for bars, `caret-color` and `text-decoration-color` for the chosen
 * one. The chosen bar has a thick outline too, so that it is found without colours.
 */
export function createPlot(element: HTMLElement, drawn: DrawnDays, chosen: number) {
  const only = (place: number) => drawn.values.map((value, at) => (at === place ? value : null));
  const dataOf = (place: number): UPlot.AlignedData => [
    drawn.values.map((_, at) => at),
    [...drawn.values],
    only(place),
  ];
  const size = () => ({ width: element.clientWidth, height: element.clientHeight });
  const plot = new UPlot({ ...size(), ...optionsOf(element, drawn) }, dataOf(chosen), element);
  return {
    choose: (place: number) => plot.setData(dataOf(place)),
    resize: () => plot.setSize(size()),
    destroy: () => plot.destroy(),
  };
}

function optionsOf(
  element: HTMLElement,
  drawn: DrawnDays,
): Omit<UPlot.Options, 'width' | 'height'> {
  const style = getComputedStyle(element);
  const isRtl = style.direction === 'rtl';
  const last = drawn.values.length - 1;
  const most = Math.max(1, ...drawn.values);
  const axis: UPlot.Axis = {
    font: `12px ${style.fontFamily}`,
    stroke: style.color,
    ticks: { show: false },
  };
  return {
    legend: { show: false },
    cursor: { show: false },
    padding: [8, isRtl ? 0 : axisEnd, 0, isRtl ? axisEnd : 0],
    scales: {
      x: { time: false, dir: isRtl ? -1 : 1, range: () => [-0.5, last + 0.5] },
      y: { range: () => [0, most * 1.05] },
    },
    axes: [
      {
        ...axis,
        size: 28,
        space: 72,
        incrs: dayDistances,
        grid: { show: false },
        values: (_, places) => places.map((place) => drawn.dayName(place)),
      },
      {
        ...axis,
        size: axisWidth,
        side: isRtl ? 1 : 3,
        incrs: countDistances,
        grid: { stroke: style.outlineColor, width: 1 },
        values: (_, counts) => counts.map((count) => drawn.countName(count)),
      },
    ],
    series: [{}, ...seriesOf(style, last + 1)],
  };
}

/** All days, and over them the chosen one. */
function seriesOf(style: CSSStyleDeclaration, count: number): UPlot.Series[] {
  const { bars, linear } = UPlot.paths;
  const asBars = bars?.({ size: [0.8, 48] });
  const chosen = { fill: style.caretColor, stroke: style.textDecorationColor, width: 2 };
  if (count <= barsMax)
    return [
      { paths: asBars, fill: style.fill, stroke: style.stroke, width: 1, points: { show: false } },
      { paths: asBars, ...chosen, points: { show: false } },
    ].filter(hasPaths);
  return [
    {
      paths: linear?.(),
      fill: style.fill,
      stroke: style.stroke,
      width: 1.5,
      points: { show: false },
    },
    { paths: () => null, ...chosen, points: { show: true, size: 12, ...chosen } },
  ].filter(hasPaths);
}

const hasPaths = (series: Partial<UPlot.Series>): series is UPlot.Series =>
  series.paths !== undefined;
