type Animate = typeof import('framer-motion/dom/mini').animate;

let animate: Animate | undefined;
let isRequested = false;

/** Fetches Framer Motion (3.5 kB) before something moves. Without it nothing does. */
export function preloadMotion(): void {
  if (isRequested || prefersStill()) return;
  isRequested = true;
  import('framer-motion/dom/mini').then(
    (module) => {
      animate = module.animate;
    },
    () => {
      isRequested = false;
    },
  );
}

const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How far elements are below the top of the page, in CSS px. */
export type Positions = Map<HTMLElement, number>;

const topOf = (element: HTMLElement) => element.getBoundingClientRect().top + scrollY;

/** The current positions of elements; to be called before a change of the page. */
export const recordPositions = (elements: Iterable<HTMLElement>): Positions =>
  new Map([...elements].map((element) => [element, topOf(element)]));

const timing = { duration: 0.25, ease: [0.2, 0.7, 0.2, 1] } as const;

/**
 * After a change: animates elements from their old to their new positions. Nothing else is laid
 * out again, and the order for the keyboard and screen readers does not change.
 */
export function moveFrom(positions: Positions): void {
  if (!animate || prefersStill()) return;
  const moved = [...positions]
    .filter(([element]) => element.isConnected)
    .map(([element, before]) => ({ element, by: before - topOf(element) }))
    .filter(({ by }) => Math.abs(by) >= 1);
  for (const { element, by } of moved)
    play(element, { transform: [`translateY(${by}px)`, 'none'] });
}

/** Animates the entry of a new element. */
export function fadeIn(element: HTMLElement): void {
  if (!animate || prefersStill()) return;
  play(element, { opacity: [0, 1], transform: ['scale(0.97)', 'none'] });
}

/** Framer Motion leaves the last frame as a style of the element, which then hinders others. */
function play(element: HTMLElement, frames: Record<string, (string | number)[]>): void {
  const last = Object.entries(frames).map(([name, values]) => [name, String(values.at(-1))]);
  animate?.(element, frames, timing).finished.then(() => {
    for (const [name = '', value] of last)
      if (element.style.getPropertyValue(name) === value) element.style.removeProperty(name);
  });
}
