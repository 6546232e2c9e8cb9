import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { RejectionReasonMessage } from '#src/i18n/rejection-reason-message.tsx';
import { Banner } from '#src/ui/banner.tsx';
import { Box } from '#src/ui/layout.tsx';
import { Text } from '#src/ui/text.tsx';
import type { EditorActor } from './editor-actor.ts';

/** Why a moderator refused it the last time, or took it down, above the page where it is mended. */
export function RejectionNote({ actor }: { actor: EditorActor }) {
  const why = useSelector(actor, ({ context: { post } }) => post?.rejection ?? post?.restriction ?? null);
  if (!why) return null;
  return (
    <Banner
      tone="warning"
      title={
        <FormattedMessage id="editor.rejected.title" defaultMessage="What the moderator asks you to mend" />
      }
    >
      <Box as="ul" paddingInlineStart="5" listStyleType="disc">
        {why.reasons.map((reason) => (
          <li key={reason}>
            <RejectionReasonMessage reason={reason} />
          </li>
        ))}
      </Box>
      {why.note && <Text dir="auto">{why.note}</Text>}
    </Banner>
  );
}
