import { useSelector } from '@xstate/react';
import { type ReactNode, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { SearchSelect } from '#src/ui/forms/search-select.tsx';
import type { AgencyReference, agencySearchMachine } from './agency-search.ts';

export type AgencySearchActor = ActorRefFrom<typeof agencySearchMachine>;

type Props = {
  actor: AgencySearchActor;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  optional?: boolean;
  /** The id of the agency; '' for none. */
  value: string;
  /** The agency of the record, whose name is known without a search. */
  known?: AgencyReference | null | undefined;
  onChange: (agencyUserId: string) => void;
};

/** One agency, searched by name. */
export function AgencySelect({ actor, value, known, onChange, error, ...field }: Props) {
  const intl = useIntl();
  const agencies = useSelector(actor, ({ context }) => context.rows);
  const isBusy = useSelector(actor, (current) => current.hasTag('busy'));
  const failure = useSelector(actor, (current) =>
    current.matches('failed') ? current.context.failure : null,
  );
  const options = useMemo(() => agencies.map(agencyOption), [agencies]);
  // A further search may not find the agency that was picked.
  const [picked, setPicked] = useState(known ? agencyOption(known) : null);
  const named = [picked, known && agencyOption(known), ...options].find(
    (option) => option?.value === value,
  );
  return (
    <Field {...field} error={error ?? (failure && <FailureMessage failure={failure} />)}>
      <SearchSelect
        options={options}
        chosen={value === '' ? null : (named ?? { value, label: '…' })}
        onChange={(option) => {
          setPicked(option);
          onChange(option?.value ?? '');
        }}
        onType={(search) => actor.send({ type: 'filter.typed', filters: { search } })}
        isBusy={isBusy}
        placeholder={intl.formatMessage({
          id: 'records.agency.search',
          defaultMessage: 'Type a name',
          description: 'In an empty field that searches agencies',
        })}
      />
    </Field>
  );
}

const agencyOption = ({ agencyUserId, name }: AgencyReference) => ({
  value: agencyUserId,
  label: name ?? agencyUserId,
});
