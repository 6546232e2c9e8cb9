import { useActorRef, useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { Permission } from '#domain/permissions.ts';
import { useGlobalEvents } from '#src/app/app-context.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { Field } from '#src/ui/field.tsx';
import { Box } from '#src/ui/layout.tsx';
import { RetryNotice } from '#src/ui/retry.tsx';
import { Select } from '#src/ui/select.tsx';
import { type Creator, type creatorsMachine, liveCreatorsMachine } from './live-machines.ts';

type Choice = { creator: string | undefined; onChosen: (creator: string | undefined) => void };

/** Does somebody ask for the money of others, as an agency does? */
export const looksAfterCreators = ({ permissions }: { permissions: readonly Permission[] }): boolean =>
  permissions.includes('MANAGE_AGENCY_CREATORS');

/** The choice of one of the agency's creators, with the list of them. */
export function CreatorChoicePlace(choice: Choice) {
  const actor = useActorRef(liveCreatorsMachine, { input: { filters: null } });
  useGlobalEvents(actor);
  return <CreatorChoice actor={actor} {...choice} />;
}

/** Whose money is shown. */
export function CreatorChoice({
  actor,
  creator,
  onChosen,
}: Choice & { actor: ActorRefFrom<typeof creatorsMachine> }) {
  const creators = useSelector(actor, (current) => current.context.figures) ?? [];
  const failure = useSelector(actor, (current) => current.matches('failed') && current.context.failure);
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
        <Select value={creator ?? ''} onChange={(event) => onChosen(event.target.value || undefined)}>
          <option value="">
            <Unchosen />
          </option>
          {creators.map((one) => (
            <option key={one.creatorUserId} value={one.creatorUserId}>
              {nameOf(one)}
            </option>
          ))}
        </Select>
      </Field>
    </Box>
  );
}

const Unchosen = () => (
  <FormattedMessage
    id="money.creator.choose"
    defaultMessage="Choose a creator"
    description="First entry of a list of names"
  />
);

const nameOf = ({ name, handle }: Creator): string =>
  [name, handle && `@${handle}`].filter(Boolean).join(' · ');
