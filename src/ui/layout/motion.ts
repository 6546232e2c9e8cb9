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

/** How far below the top of the page elements stand, in CSS px. */
export type Positions = Map<HTMLElement, number>;

const topOf = (element: HTMLElement) => element.getBoundingClientRect().top + scrollY;

/** Where elements stand now; to be called before a change of the page. */
export const recordPositions = (elements: Iterable<HTMLElement>): Positions =>
  new Map([...elements].map((element) => [element, topOf(element)]));

const timing = { duration: 0.25, ease: [0.2, 0.7, 0.2, 1] } as const;

/**
 * After a change: lets elements go from where they stood to where they stand. Nothing else is laid
 * out anew, and no element is out of its place for the keyboard or a screen reader.
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

/** Lets something that is new in its place come in. */
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
