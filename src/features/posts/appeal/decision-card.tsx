import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { Schemas } from '#src/api/operation-types.ts';
import { AppealReasonMessage } from '#src/i18n/appeal-reason-message.tsx';
import { DateTime } from '#src/ui/data/formatted-values.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Box, Stack } from '#src/ui/layout/layout.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';

type Decision = Schemas['AppealableDecision'];

const titles: Record<Decision['action'], MessageDescriptor> = defineMessages({
  reject: { id: 'appeals.decision.reject', defaultMessage: 'The post was rejected' },
  unpublish: { id: 'appeals.decision.unpublish', defaultMessage: 'The post was unpublished' },
  suspend: { id: 'appeals.decision.suspend', defaultMessage: 'The post was suspended' },
  block: { id: 'appeals.decision.block', defaultMessage: 'The account was blocked' },
});

/** What was decided, when and why. */
export function DecisionCard({ decision }: { decision: Decision }) {
  return (
    <Card as="section" aria-labelledby="decision-title">
      <Stack gap="1">
        <Heading as="h2" size="sm" id="decision-title">
          <FormattedMessage {...titles[decision.action]} />
        </Heading>
        <Text size="sm" muted>
          <FormattedMessage
            id="appeals.decision.at"
            defaultMessage="Decided {time}"
            values={{ time: <DateTime time={decision.at} /> }}
          />
        </Text>
      </Stack>
      <Box
        as="ul"
        paddingInlineStart="5"
        listStyleType="disc"
        // Nastaliq faces draw the dot as large as a letter.
        css={{ '&:lang(ur) ::marker': { fontSize: '0.5em' } }}
      >
        {decision.reasons.map((reason) => (
          <li key={reason}>
            <AppealReasonMessage
              subject={decision.action === 'block' ? 'account' : 'post'}
              reason={reason}
            />
          </li>
        ))}
      </Box>
      {decision.note && (
        <Text dir="auto" overflowWrap="anywhere">
          {decision.note}
        </Text>
      )}
    </Card>
  );
}
