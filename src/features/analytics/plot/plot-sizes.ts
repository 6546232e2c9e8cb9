/** The width of the numbers beside the bars, in CSS pixels. */
export const axisWidth = 56;

/** The height of the bars with the days below them. */
export const plotHeight = '13rem';

/** The space after the last bar, for half of the name of its day. */
export const axisEnd = 24;
