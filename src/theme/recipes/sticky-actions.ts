/**
 * A row of buttons that stays in sight while what is above it is longer than the window; not where
 * the letters are so large that it would take the window for itself.
 */
export const stickyActions = {
  '@media (min-width: 18em) and (min-height: 30em)': {
    position: 'sticky',
    insetBlockEnd: '0',
    zIndex: 'bar',
    paddingBlock: '3',
    borderBlockStartWidth: '1px',
    borderColor: 'line',
  },
} as const;
