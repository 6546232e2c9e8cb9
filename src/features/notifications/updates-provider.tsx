import { type ReactNode, useEffect, useState } from 'react';
import { LazyBoundary } from '#src/ui/feedback/lazy-boundary.tsx';
import { lazyWithPreload } from '#src/ui/feedback/lazy-with-preload.tsx';
import { type UpdatesActor, UpdatesContext } from './updates-context.ts';

type WatcherProps = { onStart: (actor: UpdatesActor) => void };

const UpdatesWatcher = lazyWithPreload<WatcherProps>(() => import('./updates-watcher.tsx'));

/** The page loads first. In ms. */
const startDelay = 1500;
/** Until code that could not be loaded is loaded again. In ms. */
const reloadDelay = 30_000;

type Props = { enabled: boolean; children: ReactNode };

/** Wraps the pages of a signed-in person, who learn what changes while they are open. */
export function UpdatesProvider({ enabled, children }: Props) {
  const [actor, setActor] = useState<UpdatesActor | null>(null);
  const [isStarted, setStarted] = useState(false);
  return (
    <UpdatesContext value={actor}>
      {children}
      {enabled &&
        (isStarted ? (
          <LazyBoundary
            fallback={null}
            renderError={({ onRetry }) => <Later delay={reloadDelay} onTime={onRetry} />}
          >
            <UpdatesWatcher onStart={setActor} />
          </LazyBoundary>
        ) : (
          <Later delay={startDelay} onTime={() => setStarted(true)} />
        ))}
    </UpdatesContext>
  );
}

/** Calls `onTime` once, `delay` ms after its first render. */
function Later({ delay, onTime }: { delay: number; onTime: () => void }) {
  const [call] = useState(() => onTime);
  useEffect(() => {
    const timer = setTimeout(call, delay);
    return () => clearTimeout(timer);
  }, [call, delay]);
  return null;
}
