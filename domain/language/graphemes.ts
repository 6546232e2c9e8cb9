const segmenter = new Intl.Segmenter('hi', { granularity: 'grapheme' });

/** How many characters a reader sees: क्षि is one, a family emoji is one. */
export function countGraphemes(text: string): number {
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}

/**
 * The text cut after `max` graphemes, with an ellipsis where something was cut. Never cuts inside a
 * conjunct.
 */
export function truncateGraphemes(text: string, max: number): string {
  let count = 0;
  for (const { index } of segmenter.segment(text)) {
    if (count === max) return `${text.slice(0, index)}…`;
    count += 1;
  }
  return text;
}
