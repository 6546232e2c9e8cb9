import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { chakra } from '#src/theme/chakra.tsx';
import { Row, Stack } from '#src/ui/layout.tsx';
import type { EditorActor } from './editor-actor.ts';
import type { Manuscript } from './manuscript.ts';
import { PublishStep } from './publish-step.tsx';
import { ReviewList } from './review-list.tsx';
import { SendBar } from './send-bar.tsx';

type Props = {
  actor: EditorActor;
  manuscript: Manuscript;
  /** The way to the reader's view. */
  preview: ReactNode;
  onSave: () => void;
  onSend: () => void;
};

/** What the publisher needs to know, what was found in the post, and the way to the moderators. */
export function PublishPart({ actor, manuscript, preview, onSave, onSend }: Props) {
  const isLocked = useSelector(actor, (current) => current.hasTag('locked'));
  return (
    <Stack gap="8">
      <chakra.fieldset disabled={isLocked} minWidth="0">
        <PublishStep actor={actor} manuscript={manuscript} />
      </chakra.fieldset>
      <ReviewList actor={actor} />
      <Row>{preview}</Row>
      <SendBar actor={actor} onSave={onSave} onSend={onSend} />
    </Stack>
  );
}
