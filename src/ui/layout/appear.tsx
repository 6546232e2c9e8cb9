import { LazyMotion } from 'framer-motion';
import * as m from 'framer-motion/m';
import type { ReactNode } from 'react';

let isFetched = false;

/** On its way with the page. Where it cannot be fetched, nothing moves. */
const features = import('./motion-features.ts').then(
  ({ domAnimation }) => {
    isFetched = true;
    return domAnimation;
  },
  () => new Promise<never>(() => {}),
);

/**
 * Contents that come in with a short rise when `change` names something new: steps of a form, a
 * changed answer. Still where reduced motion is asked for. Framer Motion is 30 kB: use it on lazy
 * routes only.
 */
export function Appear({ change, children }: { change: string; children: ReactNode }) {
  // What is to move is out of sight until it can.
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
