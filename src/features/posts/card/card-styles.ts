/** Content that the browser skips cannot overflow its box, but an open menu does. */
export const visibleWithOpenMenu = {
  '&:has([aria-expanded=true])': { contentVisibility: 'visible' },
} as const;
