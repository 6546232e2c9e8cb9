import { LazyMotion } from 'framer-motion';
import * as m from 'framer-motion/m';
import type { ReactNode } from 'react';

let isFetched = false;

/** Loads with the page. After a failure nothing moves. */
const features = import('./motion-features.ts').then(
  ({ domAnimation }) => {
    isFetched = true;
    return domAnimation;
  },
  () => new Promise<never>(() => {}),
);

/**
 * Content that rises slightly when `change` has a new value: steps of a form, a changed answer.
 * Without motion if the person prefers that. Framer Motion has 30 kB: use it on lazy routes only.
 */
export function Appear({ change, children }: { change: string; children: ReactNode }) {
  // Hidden until its animation can start.
  const isStill = !isFetched || matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <LazyMotion features={() => features} strict>
      <m.div
        key={change}
        initial={isStill ? false : { opacity: 0, y: 12 }}
        animate={{ opacity: 1, y: 0 }}
        transition={{ duration: 0.2 }}
      >
        {children}
      </m.div>
    </LazyMotion>
  );
}
