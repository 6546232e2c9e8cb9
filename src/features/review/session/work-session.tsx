import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import { BackLink } from '#src/ui/layout/back-link.tsx';
import { Page, Row, Stack } from '#src/ui/layout/layout.tsx';
import { ShortcutList } from '../shortcuts/shortcut-list.tsx';
import { ShortcutProvider } from '../shortcuts/use-shortcuts.tsx';
import { ItemNavigation } from './item-navigation.tsx';
import type { QueueActor } from './queue-actor.ts';
import { QueueStatus } from './queue-status.tsx';
import { type UndoActor, UndoNotice } from './undo-notice.tsx';

/** The item to show, and itself where it was loaded before. */
export type ShownItem<Subject> = { id: string; subject: Subject | undefined };

type Props<Subject, Filters> = {
  queue: QueueActor<Subject, Filters>;
  undo: UndoActor;
  /** The list that the items are from. */
  back: { href: string; label: ReactNode };
  renderItem: (item: ShownItem<Subject>) => ReactNode;
};

/** Work through a queue: one item at a time, the way to the next one, and the last decision. */
export function WorkSession<Subject, Filters>({
  queue,
  undo,
  back,
  renderItem,
}: Props<Subject, Filters>) {
  const { current, prefetched } = useSelector(queue, ({ context }) => context);
  const hasItem = useSelector(
    queue,
    (snapshot) => !snapshot.matches('finished') && !snapshot.matches('seekFailed'),
  );
  useEffect(() => {
    const subscription = undo.on('decision.undone', ({ subjectId }) =>
      queue.send({ type: 'item.requested', id: subjectId }),
    );
    return () => subscription.unsubscribe();
  }, [undo, queue]);
  return (
    <ShortcutProvider>
      <Page paddingBlock={{ base: '4', md: '6' }}>
        <Stack gap="4">
          <Row justifyContent="space-between">
            <BackLink to={back.href}>{back.label}</BackLink>
            <ItemNavigation actor={queue} />
          </Row>
          <UndoNotice actor={undo} />
          {hasItem ? (
            renderItem({
              id: current,
              subject: prefetched?.id === current ? prefetched.subject : undefined,
            })
          ) : (
            <QueueStatus actor={queue} list={back.href} />
          )}
          <ShortcutList />
        </Stack>
      </Page>
    </ShortcutProvider>
  );
}
