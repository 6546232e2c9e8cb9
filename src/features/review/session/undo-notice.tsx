import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { decisionUndoMachine, RecordedDecision } from '#machines/flow/review/decision-undo.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Row } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { useShortcut } from '../shortcuts/use-shortcuts.tsx';

export type UndoActor = ActorRefFrom<typeof decisionUndoMachine>;

/** What was decided last, and the button that undoes it. Its place is kept free. */
export function UndoNotice({ actor }: { actor: UndoActor }) {
  const snapshot = useSelector(actor, (current) => current);
  const { decision, failure } = snapshot.context;
  const undoKey = useShortcut('U');
  const isBusy = snapshot.hasTag('busy');
  const isUndone = snapshot.matches('undone');
  const canUndo = snapshot.hasTag('undoable') || isBusy;
  return (
    <Row gap="3" minHeight="target" justifyContent="space-between">
      <Row role="status" gap="2" flex="1 1 12rem">
        {decision && !isUndone && (
          <Text size="sm">
            <DecisionText decision={decision} />
          </Text>
        )}
        {isUndone && (
          <Text size="sm" fontWeight="semibold">
            <FormattedMessage id="staff.undo.done" defaultMessage="The decision was undone." />
          </Text>
        )}
      </Row>
      {canUndo && (
        <Button
          kind="secondary"
          size="sm"
          busy={isBusy}
          {...undoKey}
          onClick={() => actor.send({ type: 'undo.requested', key: crypto.randomUUID() })}
        >
          <FormattedMessage
            id="staff.undo.button"
            defaultMessage="Undo"
            description="Takes back the last decision of a moderator"
          />
        </Button>
      )}
      {snapshot.matches('failed') && failure && (
        <Row role="alert" gap="3">
          <Text size="sm" color="danger" fontWeight="semibold">
            <FailureMessage failure={failure} />
          </Text>
          <Button kind="secondary" size="sm" onClick={() => actor.send({ type: 'notice.closed' })}>
            <FormattedMessage id="staff.undo.close" defaultMessage="Close" />
          </Button>
        </Row>
      )}
    </Row>
  );
}

function DecisionText({ decision: { verdict, name } }: { decision: RecordedDecision }) {
  const values = { name: <bdi>{name}</bdi> };
  switch (verdict) {
    case 'accepted':
      return (
        <FormattedMessage
          id="staff.undo.accepted"
          defaultMessage="Success: accepted {name}"
          description="After publishing a post or approving a profile; name: the title or the person"
          values={values}
        />
      );
    case 'rejected':
      return (
        <FormattedMessage
          id="staff.undo.rejected"
          defaultMessage="Success: rejected {name}"
          description="After rejecting a post or a profile; name: the title or the person"
          values={values}
        />
      );
    case 'second-opinion':
      return (
        <FormattedMessage
          id="staff.undo.second-opinion"
          defaultMessage="Success: another moderator decides on {name}"
          values={values}
        />
      );
  }
}
