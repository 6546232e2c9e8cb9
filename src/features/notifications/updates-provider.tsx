import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { notificationsRoute } from '#domain/navigation/routes.ts';
import { LazyBoundary } from '#src/ui/feedback/lazy-boundary.tsx';
import { lazyWithPreload } from '#src/ui/feedback/lazy-with-preload.tsx';
import { UpdatesContext, type UpdatesServices } from './updates-context.ts';

type WatcherProps = { onStart: (services: UpdatesServices) => void };

const UpdatesWatcher = lazyWithPreload<WatcherProps>(() => import('./updates-watcher.tsx'));

/** The page loads first. In ms. */
const startDelay = 1500;
/** Until code that could not be loaded is loaded again. In ms. */
const reloadDelay = 30_000;

type Props = { enabled: boolean; children: ReactNode };

/** Wraps the pages of a signed-in person, who learn what changes while they are open. */
export function UpdatesProvider({ enabled, children }: Props) {
  const [services, setServices] = useState<UpdatesServices | null>(null);
  const [isWaitOver, setWaitOver] = useState(false);
  const isStarted = useLocation().pathname === notificationsRoute || isWaitOver;
  return (
    <UpdatesContext value={services}>
      {children}
      {enabled &&
        (isStarted ? (
          <LazyBoundary
            fallback={null}
            renderError={({ onRetry }) => <Later delay={reloadDelay} onTime={onRetry} />}
          >
            <UpdatesWatcher onStart={setServices} />
          </LazyBoundary>
        ) : (
          <Later delay={startDelay} onTime={() => setWaitOver(true)} />
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
