import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { RejectionReasonMessage } from '#src/i18n/rejection-reason-message.tsx';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { Box } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import type { EditorActor } from '../editor-actor.ts';

/** Why a moderator refused the post or took it down, above the editor. */
export function RejectionNote({ actor }: { actor: EditorActor }) {
  const decision = useSelector(
    actor,
    ({ context: { post } }) => post?.rejection ?? post?.restriction ?? null,
  );
  if (!decision) return null;
  return (
    <Banner
      tone="warning"
      title={
        <FormattedMessage
          id="editor.rejected.title"
          defaultMessage="What the moderator asked you to fix"
        />
      }
    >
      <Box as="ul" paddingInlineStart="5" listStyleType="disc">
        {decision.reasons.map((reason) => (
          <li key={reason}>
            <RejectionReasonMessage reason={reason} />
          </li>
        ))}
      </Box>
      {decision.note && <Text dir="auto">{decision.note}</Text>}
    </Banner>
  );
}
