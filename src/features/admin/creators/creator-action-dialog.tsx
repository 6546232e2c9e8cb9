import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import {
  ActionDialog,
  type ActionFormProps,
  type AgencySearchActor,
  AgencySelect,
  BlockForm,
  OneTimeLink,
} from '#src/features/admin/records/index.ts';
import { creatorActionTexts } from './creator-action-texts.tsx';
import type { Creator, creatorMachine } from './creator-machines.ts';
import { StaffMessageForm } from './staff-message-form.tsx';

type Props = { actor: ActorRefFrom<typeof creatorMachine>; agencies: AgencySearchActor };

/** Asks before an action on a creator, and shows a sign-in link once. */
export function CreatorActionDialog({ actor, agencies }: Props) {
  return (
    <ActionDialog
      actor={actor}
      texts={({ kind, creator }) => creatorActionTexts(kind, <bdi>{creator.name}</bdi>)}
      form={({ kind, creator }, props) => {
        if (kind === 'block') return <BlockForm {...props} />;
        if (kind === 'message') return <StaffMessageForm {...props} />;
        return kind === 'agency' && <AgencyForm {...props} creator={creator} agencies={agencies} />;
      }}
      result={({ link }, close) => link && <OneTimeLink link={link} onClose={close} />}
    />
  );
}

type AgencyFormProps = ActionFormProps<{ agencyUserId: string }> & {
  creator: Creator;
  agencies: AgencySearchActor;
};

/** Asks which agency manages the creator. */
function AgencyForm({ id, onSubmit, creator: { agency }, agencies }: AgencyFormProps) {
  const [agencyUserId, choose] = useState(agency?.agencyUserId ?? '');
  return (
    <form
      id={id}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit({ agencyUserId });
      }}
    >
      <AgencySelect
        actor={agencies}
        label={<FormattedMessage id="creators.agency" defaultMessage="Agency" />}
        hint={
          <FormattedMessage
            id="creators.agency.hint"
            defaultMessage="Leave empty for a creator without an agency."
          />
        }
        value={agencyUserId}
        known={agency}
        onChange={choose}
      />
    </form>
  );
}
