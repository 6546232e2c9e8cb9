import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { chakra } from '#src/theme/chakra.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import type { EditorActor } from '../editor-actor.ts';
import type { EditorBuffer } from '../editor-buffer.ts';
import { PublishStep } from './publish-step.tsx';
import { ReviewChecks } from './review-checks.tsx';
import { SubmitBar } from './submit-bar.tsx';

type Props = {
  actor: EditorActor;
  buffer: EditorBuffer;
  /** The way to the reader's view. */
  preview: ReactNode;
  onSave: () => void;
  onSubmit: () => void;
};

/** The fields for the publisher, the findings, and the button that sends the post for review. */
export function PublishPanel({ actor, buffer, preview, onSave, onSubmit }: Props) {
  const isLocked = useSelector(actor, (current) => current.hasTag('locked'));
  return (
    <Stack gap="8">
      <chakra.fieldset disabled={isLocked} minWidth="0">
        <PublishStep actor={actor} buffer={buffer} />
      </chakra.fieldset>
      <ReviewChecks actor={actor} />
      <Row>{preview}</Row>
      <SubmitBar actor={actor} onSave={onSave} onSubmit={onSubmit} />
    </Stack>
  );
}
