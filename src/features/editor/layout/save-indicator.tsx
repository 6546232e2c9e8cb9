import { useSelector } from '@xstate/react';
import { CloudCheck, CloudOff, LoaderCircle, Smartphone, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { Row } from '#src/ui/layout/layout.tsx';
import { Text, VisuallyHidden } from '#src/ui/layout/text.tsx';
import type { EditorActor, EditorSnapshot } from '../editor-actor.ts';

/** Where the words are. `moving` is none of the four: something is being written right now. */
type SaveStatus =
  | 'empty'
  | 'saving'
  | 'device'
  | 'server'
  | 'waiting'
  | 'notSaved'
  | 'storageFailed';

/** Where the words are, by what the charts of device and server say; never more than is true. */
export function saveStatus(snapshot: EditorSnapshot): SaveStatus {
  const { draft } = snapshot.context;
  if (snapshot.hasTag('notStored') && !snapshot.hasTag('saved')) return 'storageFailed';
  if (snapshot.hasTag('storing')) return 'saving';
  if (snapshot.hasTag('notSaved')) return 'notSaved';
  if (snapshot.hasTag('saving')) return 'saving';
  if (snapshot.hasTag('waiting')) return 'waiting';
  if (snapshot.hasTag('unsaved')) return 'device';
  return draft.revision === 0 ? 'empty' : 'server';
}

const icons: Record<Exclude<SaveStatus, 'empty'>, ReactNode> = {
  saving: <LoaderCircle size="1.125rem" />,
  device: <Smartphone size="1.125rem" />,
  server: <CloudCheck size="1.125rem" />,
  waiting: <CloudOff size="1.125rem" />,
  notSaved: <TriangleAlert size="1.125rem" />,
  storageFailed: <TriangleAlert size="1.125rem" />,
};

/**
 * A line that always says where the words are. A screen reader hears of a place, not of every
 * letter on its way there.
 */
export function SaveIndicator({ actor }: { actor: EditorActor }) {
  const status = useSaveStatus(actor);
  const settled = useRef<SaveStatus>(status);
  if (status !== 'saving') settled.current = status;
  const isError = status === 'notSaved' || status === 'storageFailed';
  return (
    <Row gap="2" flexWrap="nowrap" minHeight="1lh" color={isError ? 'danger' : 'ink.muted'}>
      <VisuallyHidden role="status">
        <SaveStatusText place={settled.current} actor={actor} />
      </VisuallyHidden>
      {status !== 'empty' && <span aria-hidden="true">{icons[status]}</span>}
      <Text as="span" size="xs" color="inherit" aria-hidden="true">
        <SaveStatusText place={status} actor={actor} />
      </Text>
    </Row>
  );
}

/** How long the writing must rest before the line says where the words have come to. */
const settleDelayMs = 400;

/**
 * Says at once that something moves, and where it has come to when it rests: no flicker, and
 * nothing drawn between two keys.
 */
function useSaveStatus(actor: EditorActor): SaveStatus {
  const [shown, setShown] = useState(() => saveStatus(actor.getSnapshot()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wanted: SaveStatus | undefined;
    const follow = () => {
      const status = saveStatus(actor.getSnapshot());
      if (status === wanted) return;
      wanted = status;
      clearTimeout(timer);
      if (status === 'saving') setShown(status);
      else timer = setTimeout(() => setShown(status), settleDelayMs);
    };
    follow();
    const subscription = actor.subscribe(follow);
    return () => {
      clearTimeout(timer);
      subscription.unsubscribe();
    };
  }, [actor]);
  return shown;
}

function SaveStatusText({ place: status, actor }: { place: SaveStatus; actor: EditorActor }) {
  const failure = useSelector(actor, (current) => current.context.failure);
  switch (status) {
    case 'empty':
      return null;
    case 'saving':
      return <FormattedMessage id="editor.saved.saving" defaultMessage="Saving…" />;
    case 'device':
      return <FormattedMessage id="editor.saved.device" defaultMessage="Saved on this device" />;
    case 'server':
      return <FormattedMessage id="editor.saved.server" defaultMessage="Saved" />;
    case 'waiting':
      return (
        <FormattedMessage
          id="editor.saved.waiting"
          defaultMessage="Saved on this device. We'll back it up when you're back online."
        />
      );
    case 'notSaved':
      return failure ? (
        <FormattedMessage
          id="editor.saved.refused"
          defaultMessage="Only on this device. {reason}"
          values={{ reason: <FailureMessage failure={failure} /> }}
        />
      ) : (
        <FormattedMessage id="editor.saved.device-only" defaultMessage="Not backed up yet" />
      );
    case 'storageFailed':
      return (
        <FormattedMessage
          id="editor.saved.storage-failed"
          defaultMessage="Your device is full. Your text isn't saved here yet."
        />
      );
  }
}
