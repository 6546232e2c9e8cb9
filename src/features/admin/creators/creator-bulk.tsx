import { useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { BulkOffer } from '#src/features/admin/bulk/index.ts';
import { type AgencySearchActor, AgencySelect } from '#src/features/admin/records/index.ts';
import type { CreatorFilters } from './creator-filters.ts';

export const creatorBulkKinds = ['approve-creators', 'assign-agency'] as const;

/** What can be done with many creators; profiles are approved in the list of those that wait. */
export function useCreatorOffers(
  { workApproval }: CreatorFilters,
  agencies: AgencySearchActor,
): readonly BulkOffer[] {
  return useMemo(
    () => [
      ...(workApproval === 'pending' ? [approval] : []),
      {
        ...assignment,
        form: (props) => <AgencyForm {...props} agencies={agencies} />,
      },
    ],
    [workApproval, agencies],
  );
}

const approval: BulkOffer = {
  kind: 'approve-creators',
  label: <FormattedMessage id="creators.bulk.approve" defaultMessage="Approve profiles" />,
  title: <FormattedMessage id="creators.bulk.approve-title" defaultMessage="Approve profiles?" />,
  effect: (count) => (
    <FormattedMessage
      id="creators.bulk.approve-effect"
      defaultMessage="{count, plural, one {# profile is approved and gets the blue tick.} other {# profiles are approved and get the blue tick.}} Those that do not wait for approval any more are reported."
      values={{ count }}
    />
  ),
  confirm: (count) => (
    <FormattedMessage
      id="creators.bulk.approve-confirm"
      defaultMessage="{count, plural, one {Approve # profile} other {Approve # profiles}}"
      values={{ count }}
    />
  ),
};

const assignment: BulkOffer = {
  kind: 'assign-agency',
  label: <FormattedMessage id="creators.bulk.agency" defaultMessage="Assign agency" />,
  title: <FormattedMessage id="creators.bulk.agency-title" defaultMessage="Assign an agency?" />,
  effect: (count) => (
    <FormattedMessage
      id="creators.bulk.agency-effect"
      defaultMessage="{count, plural, one {The chosen agency will manage # creator} other {The chosen agency will manage # creators}} in place of the present one."
      values={{ count }}
    />
  ),
  confirm: (count) => (
    <FormattedMessage
      id="creators.bulk.agency-confirm"
      defaultMessage="{count, plural, one {Assign to # creator} other {Assign to # creators}}"
      values={{ count }}
    />
  ),
};

type FormProps = Parameters<NonNullable<BulkOffer['form']>>[0] & { agencies: AgencySearchActor };

/** Asks which agency manages the creators. */
function AgencyForm({ id, onSubmit, agencies }: FormProps) {
  const [agencyUserId, choose] = useState('');
  return (
    <form
      id={id}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit({ agencyUserId: agencyUserId || null });
      }}
    >
      <AgencySelect
        actor={agencies}
        label={<FormattedMessage id="creators.agency" defaultMessage="Agency" />}
        hint={
          <FormattedMessage
            id="creators.bulk.agency-hint"
            defaultMessage="Leave empty for creators without an agency."
          />
        }
        value={agencyUserId}
        onChange={choose}
      />
    </form>
  );
}
