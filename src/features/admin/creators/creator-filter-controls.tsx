import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paymentTypes } from '#domain/money/earnings.ts';
import { creatorTypes } from '#domain/person/account-choice.ts';
import {
  AccountStatusSelect,
  type AgencyReference,
  type AgencySearchActor,
  AgencySelect,
  MoreFilters,
  SearchField,
} from '#src/features/admin/records/index.ts';
import { Field } from '#src/ui/forms/field.tsx';
import { ListboxSelect } from '#src/ui/forms/listbox-select.tsx';
import { Box } from '#src/ui/layout/layout.tsx';
import {
  accountStatuses,
  type CreatorFilters,
  countSetFilters,
  workApprovals,
} from './creator-filters.ts';
import { workApprovalTexts } from './work-approval.tsx';

type Props = {
  filters: CreatorFilters;
  onFilters: (filters: CreatorFilters, how?: 'chosen' | 'typed') => void;
  agencies: AgencySearchActor;
  /** The agency of the address, with its name. */
  agency: AgencyReference | null;
};

/** By name or number, decisions, types and agency. */
export function CreatorFilterControls({ filters, onFilters, agencies, agency }: Props) {
  const intl = useIntl();
  const change = (changes: Partial<CreatorFilters>) => onFilters({ ...filters, ...changes });
  return (
    <>
      <Box flex="2 1 18rem">
        <SearchField
          label={
            <FormattedMessage id="creators.search" defaultMessage="Search name, handle or phone" />
          }
          value={filters.search}
          onChange={(search) => onFilters({ ...filters, search }, 'typed')}
        />
      </Box>
      <MoreFilters count={countSetFilters({ ...filters, search: '' })}>
        <Box flex="2 1 12rem">
          <AgencySelect
            actor={agencies}
            label={<FormattedMessage id="creators.agency" defaultMessage="Agency" />}
            value={filters.agencyUserId}
            known={agency}
            onChange={(agencyUserId) => change({ agencyUserId })}
          />
        </Box>
        <TypeFilter
          label={<FormattedMessage id="creators.approval" defaultMessage="Work approval" />}
          value={filters.workApproval}
          onChange={(workApproval) => change({ workApproval })}
          options={workApprovals.map((value) => ({
            value,
            label: intl.formatMessage(workApprovalTexts[value]),
          }))}
        />
        <Box flex="1 1 9rem">
          <AccountStatusSelect
            value={filters.accountStatus}
            statuses={accountStatuses}
            onChange={(accountStatus) => change({ accountStatus })}
          />
        </Box>
        <TypeFilter
          label={<FormattedMessage id="creators.type" defaultMessage="Creator type" />}
          value={filters.creatorType}
          onChange={(creatorType) => change({ creatorType })}
          options={creatorTypes.map((value) => ({ value, label: value }))}
        />
        <TypeFilter
          label={<FormattedMessage id="creators.payment" defaultMessage="Payment type" />}
          value={filters.paymentType}
          onChange={(paymentType) => change({ paymentType })}
          options={paymentTypes.map((value) => ({ value, label: value }))}
        />
      </MoreFilters>
    </>
  );
}

type FilterProps<Value extends string> = {
  label: ReactNode;
  value: Value | 'all';
  onChange: (value: Value | 'all') => void;
  options: readonly { value: Value; label: string }[];
};

/** One value, or all. */
function TypeFilter<Value extends string>({ label, options, ...rest }: FilterProps<Value>) {
  const intl = useIntl();
  const all = intl.formatMessage({ id: 'creators.all', defaultMessage: 'All' });
  return (
    <Box flex="1 1 9rem">
      <Field label={label}>
        <ListboxSelect options={[{ value: 'all', label: all }, ...options]} {...rest} />
      </Field>
    </Box>
  );
}
