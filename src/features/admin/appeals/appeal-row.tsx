import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import { languageDirection } from '#domain/language/languages.ts';
import { AppealReasonMessage } from '#src/i18n/appeal-reason-message.tsx';
import { RelativeTime } from '#src/ui/data/formatted-values.tsx';
import { TimeLeft, useTimeLeft } from '#src/ui/data/time-left.tsx';
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { TitleLink } from '#src/ui/layout/router-link.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import type { AppealCard } from './appeal-machines.ts';
import { appealPath } from './appeal-paths.ts';

/** One appeal in the list: about what, why the post was refused, how much time is left. */
export function AppealRow({ appeal }: { appeal: AppealCard }) {
  const { appealId, title, language, creator, decision, reference, claim } = appeal;
  return (
    <Card as="li">
      <Row justifyContent="space-between" alignItems="start">
        <Stack gap="1" flex="1 1 14rem">
          <Heading
            as="h2"
            size="sm"
            lang={language ?? undefined}
            dir={language ? languageDirection(language) : title === null ? undefined : 'auto'}
          >
            <TitleLink to={appealPath(appealId)}>
              {title ?? (
                <FormattedMessage id="appeals.row.account" defaultMessage="Blocked account" />
              )}
            </TitleLink>
          </Heading>
          <Text size="sm" muted>
            <bdi>{reference}</bdi>
            {creator && (
              <>
                {' · '}
                <bdi>{creator}</bdi>
              </>
            )}
          </Text>
        </Stack>
        <AppealStateBadge appeal={appeal} />
      </Row>
      <Text size="sm">
        {decision.reasons.map((reason, index) => (
          <span key={reason}>
            {index > 0 && ' · '}
            <AppealReasonMessage subject={title === null ? 'account' : 'post'} reason={reason} />
          </span>
        ))}
      </Text>
      {appeal.state === 'open' && appeal.isOwnDecision && (
        <Text size="sm" muted>
          <FormattedMessage
            id="appeals.row.own"
            defaultMessage="You made the first decision, so a colleague decides."
          />
        </Text>
      )}
      {claim && !claim.isMine && (
        <Text size="sm" muted>
          <FormattedMessage
            id="appeals.row.claimed"
            defaultMessage="{name} is looking at it"
            values={{ name: <bdi>{claim.name}</bdi> }}
          />
        </Text>
      )}
    </Card>
  );
}

const stateTexts: Record<Exclude<AppealCard['state'], 'open'>, MessageDescriptor> = defineMessages({
  upheld: { id: 'appeals.state.upheld', defaultMessage: 'Upheld' },
  overturned: { id: 'appeals.state.overturned', defaultMessage: 'Overturned' },
  withdrawn: { id: 'appeals.state.withdrawn', defaultMessage: 'Withdrawn' },
});

/** The time that is left, or what was decided. */
export function AppealStateBadge({ appeal }: { appeal: AppealCard }) {
  const left = useTimeLeft(appeal.dueAt);
  if (appeal.state !== 'open')
    return (
      <StatusBadge tone={appeal.state === 'overturned' ? 'warning' : 'neutral'}>
        <FormattedMessage {...stateTexts[appeal.state]} />
      </StatusBadge>
    );
  if (!left)
    return (
      <StatusBadge tone="danger">
        <FormattedMessage
          id="appeals.state.overdue"
          defaultMessage="Overdue since {time}"
          description="time: for example 3 hours ago"
          values={{ time: <RelativeTime time={appeal.dueAt} /> }}
        />
      </StatusBadge>
    );
  return (
    <StatusBadge tone={appeal.escalated ? 'warning' : 'neutral'}>
      <TimeLeft {...left} />
    </StatusBadge>
  );
}
