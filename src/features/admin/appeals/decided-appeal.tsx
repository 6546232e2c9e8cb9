import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import { DateTime } from '#src/ui/data/formatted-values.tsx';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { RouterButton } from '#src/ui/layout/router-link.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import type { AppealDetails } from './appeal-machines.ts';
import { nextAppealPath } from './appeal-paths.ts';

const resultTexts: Record<NonNullable<AppealDetails['result']>, MessageDescriptor> = defineMessages(
  {
    publishing: {
      id: 'appeals.result.publishing',
      defaultMessage: 'Overturned: the post was sent to readers.',
    },
    scheduled: {
      id: 'appeals.result.scheduled',
      defaultMessage: 'Overturned: the post will be published at its chosen time.',
    },
    draft: { id: 'appeals.result.draft', defaultMessage: 'Overturned: the post became a draft.' },
    lifted: {
      id: 'appeals.result.lifted',
      defaultMessage: 'Overturned: the restriction was lifted.',
    },
    unblocked: {
      id: 'appeals.result.unblocked',
      defaultMessage: 'Overturned: the account was unblocked.',
    },
    superseded: {
      id: 'appeals.result.superseded',
      defaultMessage: 'Overturned: nothing changed, because a later decision applies to the post.',
    },
  },
);

/** What was decided, or why the viewer cannot decide. */
export function DecidedAppeal({ details }: { details: AppealDetails }) {
  const { appeal, answer, answeredBy, result } = details;
  if (appeal.state === 'open')
    return (
      <Banner tone="info">
        <FormattedMessage
          id="appeals.page.own"
          defaultMessage="You made or confirmed the first decision, so a colleague decides on this appeal."
        />
      </Banner>
    );
  return (
    <Card as="section" aria-labelledby="appeal-decision">
      <Stack gap="1">
        <Heading as="h2" size="sm" id="appeal-decision">
          {result ? <FormattedMessage {...resultTexts[result]} /> : <KeptTitle details={details} />}
        </Heading>
        <Text size="sm" muted>
          {answeredBy && (
            <>
              <bdi>{answeredBy}</bdi>
              {' · '}
            </>
          )}
          {appeal.decidedAt && <DateTime time={appeal.decidedAt} />}
        </Text>
      </Stack>
      {answer && (
        <Text dir="auto" whiteSpace="pre-line" overflowWrap="anywhere">
          {answer}
        </Text>
      )}
      <Row>
        <RouterButton to={nextAppealPath} size="sm">
          <FormattedMessage id="appeals.list.next" defaultMessage="Take the next appeal" />
        </RouterButton>
      </Row>
    </Card>
  );
}

function KeptTitle({ details: { appeal } }: { details: AppealDetails }) {
  if (appeal.state === 'withdrawn' && !appeal.postUID)
    return (
      <FormattedMessage
        id="appeals.result.unblocked-before"
        defaultMessage="Withdrawn: the account was unblocked before."
      />
    );
  return appeal.state === 'withdrawn' ? (
    <FormattedMessage
      id="appeals.result.withdrawn"
      defaultMessage="Withdrawn: the creator sent the post for review again."
    />
  ) : (
    <FormattedMessage id="appeals.result.upheld" defaultMessage="Upheld: the decision stays." />
  );
}
