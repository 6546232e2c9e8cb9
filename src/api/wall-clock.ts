import { fromCallback } from 'xstate';
import type { Clock, ClockTick } from '#machines/kit/clock.ts';

const second = 1000;

/** Reports the time at once, every second, and whenever the tab becomes visible. */
export const wallClock: Clock = fromCallback(
  ({ sendBack }: { sendBack: (event: ClockTick) => void }) => {
    const tick = () => sendBack({ type: 'clock.ticked', now: Date.now() });
    tick();
    const timer = setInterval(tick, second);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  },
);
