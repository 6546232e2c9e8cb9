import { useCallback, useRef } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import { useUpdates } from './updates-context.ts';

type Follower<Type extends string> = {
  getSnapshot: () => AnyMachineSnapshot;
  send: (event: { type: Type }) => void;
};

/**
 * Tells a chart when posts or notifications have changed on the server. One that cannot reload
 * then, or failed to, is notified again with the next reply.
 */
export function useUpdatesSync<Type extends string>(
  follower: Follower<Type>,
  type: Type,
  what: 'posts' | 'notifications' = 'posts',
): void {
  const isTold = useRef(true);
  useUpdates(
    useCallback(
      ({ havePostsChanged, haveNotificationsChanged }) => {
        const hasChanged = what === 'posts' ? havePostsChanged : haveNotificationsChanged;
        const snapshot = follower.getSnapshot();
        const isMissing = snapshot.hasTag('outdated') || snapshot.hasTag('failed');
        if (isTold.current && !hasChanged && !isMissing) return;
        isTold.current = snapshot.can({ type });
        if (isTold.current) follower.send({ type });
      },
      [follower, type, what],
    ),
  );
}
