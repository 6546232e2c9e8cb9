import { useActorRef, useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { Permission } from '#domain/permissions/permissions.ts';
import { useGlobalEvents } from '#src/api/session-context.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { RetryNotice } from '#src/ui/feedback/retry.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { Select } from '#src/ui/forms/select.tsx';
import { Box } from '#src/ui/layout/layout.tsx';
import {
  type Creator,
  type creatorsMachine,
  liveCreatorsMachine,
} from './earnings/live-earnings-machines.ts';

type SelectProps = { creator: string | undefined; onChosen: (creator: string | undefined) => void };

/** Does somebody ask for the money of others, as an agency does? */
export const managesCreators = ({ permissions }: { permissions: readonly Permission[] }): boolean =>
  permissions.includes('MANAGE_AGENCY_CREATORS');

/** The choice of one of the agency's creators, with the list of them. */
export function CreatorSelectContainer(choice: SelectProps) {
  const actor = useActorRef(liveCreatorsMachine, { input: { filters: null } });
  useGlobalEvents(actor);
  return <CreatorSelect actor={actor} {...choice} />;
}

/** Whose money is shown. */
export function CreatorSelect({
  actor,
  creator,
  onChosen,
}: SelectProps & { actor: ActorRefFrom<typeof creatorsMachine> }) {
  const creators = useSelector(actor, (current) => current.context.data) ?? [];
  const failure = useSelector(
    actor,
    (current) => current.matches('failed') && current.context.failure,
  );
  if (failure) {
    return (
      <RetryNotice tone="warning" onRetry={() => actor.send({ type: 'retry.requested' })}>
        <FailureMessage failure={failure} />
      </RetryNotice>
    );
  }
  return (
    <Box maxWidth={{ sm: 'dialogNarrow' }}>
      <Field label={<FormattedMessage id="money.creator" defaultMessage="Creator" />}>
        <Select
          value={creator ?? ''}
          onChange={(event) => onChosen(event.target.value || undefined)}
        >
          <option value="">
            <EmptyOption />
          </option>
          {creators.map((one) => (
            <option key={one.creatorUserId} value={one.creatorUserId}>
              {creatorLabel(one)}
            </option>
          ))}
        </Select>
      </Field>
    </Box>
  );
}

const EmptyOption = () => (
  <FormattedMessage
    id="money.creator.choose"
    defaultMessage="Choose a creator"
    description="First entry of a list of names"
  />
);

const creatorLabel = ({ name, handle }: Creator): string =>
  [name, handle && `@${handle}`].filter(Boolean).join(' · ');
