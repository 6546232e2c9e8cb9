import { useSelector } from '@xstate/react';
import { CloudCheck, CloudOff, LoaderCircle, Smartphone, TriangleAlert } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import type { SaveStatus } from '#machines/flow/editor/save-indicator.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { Row } from '#src/ui/layout/layout.tsx';
import { Text, VisuallyHidden } from '#src/ui/layout/text.tsx';
import type { EditorActor } from '../editor-actor.ts';
import { liveSaveIndicatorMachine, saveStatus } from './live-save-indicator-machine.ts';

const icons: Record<Exclude<SaveStatus, 'empty'>, ReactNode> = {
  saving: <LoaderCircle size="1.125rem" />,
  device: <Smartphone size="1.125rem" />,
  server: <CloudCheck size="1.125rem" />,
  waiting: <CloudOff size="1.125rem" />,
  notSaved: <TriangleAlert size="1.125rem" />,
  storageFailed: <TriangleAlert size="1.125rem" />,
};

/**
 * On phones the text of the post scrolls below the line. It is as tall as the empty one, so that
 * nothing moves when it appears.
 */
const chip = {
  paddingInline: { base: '3', sm: '0' },
  bg: { base: 'surface.raised', sm: 'transparent' },
  borderRadius: { base: 'lg', sm: '0' },
  boxShadow: { base: 'raised', sm: 'none' },
} as const;

/**
 * A line that always says where the text is stored. Screen readers announce only final states, not
 * every letter's progress.
 */
export function SaveIndicator({ actor }: { actor: EditorActor }) {
  const machine = useMemo(() => liveSaveIndicatorMachine(actor), [actor]);
  const indicator = useActorRef(machine, { input: { status: saveStatus(actor.getSnapshot()) } });
  const status = useSelector(indicator, (current) => current.context.shown);
  const announced = useSelector(indicator, (current) => current.context.announced);
  const isError = status === 'notSaved' || status === 'storageFailed';
  return (
    <Row
      gap="2"
      flexWrap="nowrap"
      minHeight="1lh"
      color={isError ? 'danger' : 'ink.muted'}
      {...(status !== 'empty' && chip)}
    >
      <VisuallyHidden role="status">
        <SaveStatusText place={announced} actor={actor} />
      </VisuallyHidden>
      {status !== 'empty' && <span aria-hidden="true">{icons[status]}</span>}
      <Text as="span" size="xs" color="inherit" aria-hidden="true">
        <SaveStatusText place={status} actor={actor} />
      </Text>
    </Row>
  );
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
