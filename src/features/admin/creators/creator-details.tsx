import { FormattedMessage } from 'react-intl';
import {
  AccountStatusBadge,
  RecordValue,
  RecordValues,
} from '#src/features/admin/records/index.ts';
import { DateTime } from '#src/ui/data/formatted-values.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Box, Row } from '#src/ui/layout/layout.tsx';
import { RouterLink } from '#src/ui/layout/router-link.tsx';
import type { Creator, CreatorAction } from './creator-machines.ts';
import { creatorPaths } from './creator-paths.ts';
import { CreatorProfile } from './creator-profile.tsx';
import { WorkApprovalBadge } from './work-approval.tsx';

type Props = { creator: Creator; onAction: (kind: CreatorAction['kind']) => void };

/** What readers see of a creator, beside what only staff see. */
export function CreatorDetails({ creator, onAction }: Props) {
  return (
    <Box
      display="grid"
      gap="4"
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
    >
      <Card>
        <CreatorProfile creator={creator} />
      </Card>
      <Card>
        <Account creator={creator} onAction={onAction} />
      </Card>
    </Box>
  );
}

function Account({ creator, onAction }: Props) {
  return (
    <RecordValues narrow>
      <RecordValue name={<FormattedMessage id="creators.status" defaultMessage="Account status" />}>
        <AccountStatusBadge status={creator.accountStatus} />
      </RecordValue>
      <RecordValue
        name={<FormattedMessage id="creators.approval" defaultMessage="Work approval" />}
      >
        <Row gap="3">
          <WorkApprovalBadge status={creator.workApproval} />
          {creator.workApproval !== 'none' && (
            <RouterLink to={creatorPaths.approval(creator)}>
              <FormattedMessage id="creators.open-approval" defaultMessage="Open profile review" />
            </RouterLink>
          )}
        </Row>
      </RecordValue>
      <RecordValue name={<FormattedMessage id="creators.type" defaultMessage="Creator type" />}>
        {creator.creatorType}
      </RecordValue>
      <RecordValue name={<FormattedMessage id="creators.payment" defaultMessage="Payment type" />}>
        {creator.paymentType ?? <NotPaid />}
      </RecordValue>
      <RecordValue name={<FormattedMessage id="creators.agency" defaultMessage="Agency" />}>
        <AgencyValue creator={creator} onAction={onAction} />
      </RecordValue>
      <RecordValue name={<FormattedMessage id="creators.crawled" defaultMessage="Crawled posts" />}>
        <CrawledValue creator={creator} onAction={onAction} />
      </RecordValue>
      <RecordValue name={<FormattedMessage id="creators.phone" defaultMessage="Mobile number" />}>
        {creator.phone && <bdi dir="ltr">{creator.phone}</bdi>}
      </RecordValue>
      <RecordValue name={<FormattedMessage id="creators.created" defaultMessage="Created" />}>
        <DateTime time={creator.createdAt} />
      </RecordValue>
      <RecordValue name={<FormattedMessage id="creators.updated" defaultMessage="Last change" />}>
        <DateTime time={creator.updatedAt} />
      </RecordValue>
    </RecordValues>
  );
}

const NotPaid = () => (
  <FormattedMessage
    id="creators.not-paid"
    defaultMessage="Not paid"
    description="A creator without a payment type"
  />
);

function AgencyValue({ creator: { agency }, onAction }: Props) {
  return (
    <Row gap="3">
      {agency ? (
        <RouterLink to={`/app/agency?agency=${agency.agencyUserId}`}>
          <bdi>{agency.name}</bdi>
        </RouterLink>
      ) : (
        '–'
      )}
      <Button kind="link" marginBlock="-3" fontWeight="normal" onClick={() => onAction('agency')}>
        {agency ? (
          <FormattedMessage id="creators.change-agency" defaultMessage="Change agency" />
        ) : (
          <FormattedMessage id="creators.assign-agency" defaultMessage="Assign agency" />
        )}
      </Button>
    </Row>
  );
}

function CrawledValue({ creator: { crawlEnabled }, onAction }: Props) {
  return (
    <Row gap="3">
      {crawlEnabled ? (
        <FormattedMessage id="creators.crawled.shown" defaultMessage="Shown" />
      ) : (
        <FormattedMessage id="creators.crawled.hidden" defaultMessage="Hidden" />
      )}
      <Button
        kind="link"
        marginBlock="-3"
        fontWeight="normal"
        onClick={() => onAction(crawlEnabled ? 'hide-crawled' : 'show-crawled')}
      >
        {crawlEnabled ? (
          <FormattedMessage id="creators.crawled.hide" defaultMessage="Hide crawled posts" />
        ) : (
          <FormattedMessage id="creators.crawled.show" defaultMessage="Show crawled posts" />
        )}
      </Button>
    </Row>
  );
}
