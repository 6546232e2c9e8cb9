/**
 * Windows in which a line has room for a word or two, such as a phone with text at 200 %: what is
 * side by side elsewhere comes below each other. Media queries in `em` follow the size of text.
 */
export const largeText = '@media (max-width: 18em)';

/** A table whose first cell has a line of its own, with the `count` others of its row below it. */
export const stackedCells = (count: number) => ({
  '& tr': { display: 'grid', gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` },
  '& tr > :first-child': { gridColumn: '1 / -1', borderBlockEndWidth: '0', paddingBlockEnd: '0' },
});

/** A row of a picture and the text beside it; below it where the text would have no room. */
export const besidePicture = {
  flexWrap: 'nowrap',
  [largeText]: { flexWrap: 'wrap', '& > :not(:first-child)': { flexBasis: 'auto' } },
} as const;
