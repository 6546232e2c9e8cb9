/** A text as a cell of a table in Markdown shows it. */
export const markdownCell = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(/[|\\[\]*_`$]/g, (sign) => `\\${sign}`)
    .replaceAll(/\s+/g, ' ');
