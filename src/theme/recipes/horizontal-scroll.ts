/**
 * How far the edge is faded on either side; registered, so that browsers can move between two
 * lengths.
 */
export const scrollFadeProperties = ['--edge-start', '--edge-end']
  .map((name) => `@property ${name}{syntax:"<length>";inherits:false;initial-value:0px}`)
  .join('');

/** Follows the scrolling: nothing is faded at an end behind which there is nothing. */
export const scrollFadeKeyframes = {
  from: { '--edge-start': '0px', '--edge-end': '3rem' },
  '12%': { '--edge-start': '3rem' },
  '88%': { '--edge-end': '3rem' },
  to: { '--edge-start': '3rem', '--edge-end': '0px' },
};

const solid = '#000 var(--edge-start), #000 calc(100% - var(--edge-end))';
const fade = (towards: 'right' | 'left') =>
  `linear-gradient(to ${towards}, transparent, ${solid}, transparent)`;

/**
 * A row that scrolls sideways when it is too narrow. It fades on the side with hidden content, in
 * browsers with scroll-driven animations.
 */
export const horizontalScroll = {
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@supports (animation-timeline: scroll(self inline))': {
    maskImage: fade('right'),
    '&:dir(rtl)': { maskImage: fade('left') },
    animationName: 'edges',
    animationTimeline: 'scroll(self inline)',
    animationTimingFunction: 'linear',
    animationFillMode: 'both',
    animationDuration: '1ms',
  },
} as const;
