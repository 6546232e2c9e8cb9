import { FormattedMessage } from 'react-intl';
import { RejectionReasonMessage } from '#src/i18n/rejection-reason-message.tsx';
import { RelativeTime } from '#src/ui/data/formatted-values.tsx';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import type { ReviewContext } from './live-machines.ts';

type Opinion = NonNullable<ReviewContext['firstOpinion']>;

/** Why another moderator would reject the post; or that the own opinion waits for another one. */
export function FirstOpinionNotice({ opinion }: { opinion: Opinion }) {
  const { name, isMine, reasons, note, at } = opinion;
  return (
    <Banner
      tone="info"
      title={
        isMine ? (
          <FormattedMessage
            id="staff.opinion.own"
            defaultMessage="You asked for a second opinion. Another moderator decides."
          />
        ) : (
          <FormattedMessage
            id="staff.opinion.first"
            defaultMessage="{name} would reject this and asks for your opinion"
            values={{ name: <bdi>{name}</bdi> }}
          />
        )
      }
    >
      <Stack gap="1">
        <Stack as="ul" gap="0" paddingInlineStart="5">
          {reasons.map((reason) => (
            <li key={reason}>
              <RejectionReasonMessage reason={reason} />
            </li>
          ))}
        </Stack>
        <Text dir="auto" overflowWrap="anywhere">
          {note}
        </Text>
        <Text size="sm" muted>
          <RelativeTime time={at} />
        </Text>
      </Stack>
    </Banner>
  );
}
