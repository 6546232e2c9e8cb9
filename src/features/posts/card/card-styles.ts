/** What the browser may leave out cannot reach beyond its box either, and an open menu does. */
export const visibleWithOpenMenu = {
  '&:has([aria-expanded=true])': { contentVisibility: 'visible' },
} as const;
