import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { useGlobalEvents } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { RetryNotice } from '#src/ui/feedback/retry.tsx';
import { Field } from '#src/ui/forms/field.tsx';
import { ListboxSelect } from '#src/ui/forms/listbox-select.tsx';
import { Box } from '#src/ui/layout/layout.tsx';
import {
  type Creator,
  type creatorsMachine,
  liveCreatorsMachine,
} from './earnings/live-earnings-machines.ts';

type SelectProps = { creator: string | undefined; onChosen: (creator: string | undefined) => void };

/** The choice of one of the agency's creators, with the list of them. */
export default function CreatorSelectContainer(choice: SelectProps) {
  const actor = useActorRef(liveCreatorsMachine, { input: { filters: null } });
  useGlobalEvents(actor);
  return <CreatorSelect actor={actor} {...choice} />;
}

/** The value of the entry for no creator. */
const nobody = 'none';

/** Whose money is shown. */
export function CreatorSelect({
  actor,
  creator,
  onChosen,
}: SelectProps & { actor: ActorRefFrom<typeof creatorsMachine> }) {
  const intl = useIntl();
  const creators = useSelector(actor, (current) => current.context.data) ?? [];
  const failure = useSelector(
    actor,
    (current) => current.matches('failed') && current.context.failure,
  );
  const placeholder = intl.formatMessage({
    id: 'money.creator.choose',
    defaultMessage: 'Choose a creator',
    description: 'First entry of a list of names',
  });
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
        <ListboxSelect
          value={creator ?? nobody}
          onChange={(chosen) => onChosen(chosen === nobody ? undefined : chosen)}
          options={[
            { value: nobody, label: placeholder },
            ...creators.map((one) => ({ value: one.creatorUserId, label: creatorLabel(one) })),
          ]}
        />
      </Field>
    </Box>
  );
}

const creatorLabel = ({ name, handle }: Creator): string =>
  [name, handle && `@${handle}`].filter(Boolean).join(' · ');
