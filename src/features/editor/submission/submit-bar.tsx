import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#src/ui/forms/button.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import type { EditorActor } from '../editor-actor.ts';
import { SubmissionNote } from './submission-note.tsx';
import { SubmissionSteps } from './submission-steps.tsx';

type Props = { actor: EditorActor; onSave: () => void; onSubmit: () => void };

/** The last bar: back to the text, save, or off to review; and what the sending waits for. */
export function SubmitBar({ actor, onSave, onSubmit }: Props) {
  const isLocked = useSelector(actor, (current) => current.hasTag('locked'));
  return (
    <Stack gap="4">
      <SubmissionNote actor={actor} />
      <SubmissionSteps actor={actor} />
      <Row justifyContent="space-between" gap="3">
        <Button
          kind="ghost"
          disabled={isLocked}
          onClick={() => actor.send({ type: 'previous.requested' })}
        >
          <FormattedMessage id="editor.previous" defaultMessage="Back" />
        </Button>
        <Row gap="3">
          <Button kind="secondary" disabled={isLocked} onClick={onSave}>
            <FormattedMessage id="editor.save" defaultMessage="Save draft" />
          </Button>
          <Button busy={isLocked} onClick={onSubmit}>
            <FormattedMessage id="editor.submit" defaultMessage="Send for review" />
          </Button>
        </Row>
      </Row>
    </Stack>
  );
}
