import { useCallback, useRef } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import { useUpdates } from './updates-context.ts';

type Follower<Type extends string> = {
  getSnapshot: () => AnyMachineSnapshot;
  send: (event: { type: Type }) => void;
};

/**
 * Tells a chart when posts have changed on the server. One that cannot reload then, or failed to,
 * is told again with the next answer.
 */
export function useUpdatesSync<Type extends string>(follower: Follower<Type>, type: Type): void {
  const isTold = useRef(true);
  useUpdates(
    useCallback(
      ({ havePostsChanged }) => {
        const snapshot = follower.getSnapshot();
        const isMissing = snapshot.hasTag('outdated') || snapshot.hasTag('failed');
        if (isTold.current && !havePostsChanged && !isMissing) return;
        isTold.current = snapshot.can({ type });
        if (isTold.current) follower.send({ type });
      },
      [follower, type],
    ),
  );
}
