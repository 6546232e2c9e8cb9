import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import {
  ActionDialog,
  type ActionTexts,
  BlockForm,
  OneTimeLink,
} from '#src/features/admin/records/index.ts';
import type { AgencyAction, agencyMachine } from './agency-machines.ts';

/** Asks before an agency is blocked or unblocked, and shows a sign-in link once. */
export function AgencyActionDialog({ actor }: { actor: ActorRefFrom<typeof agencyMachine> }) {
  return (
    <ActionDialog
      actor={actor}
      texts={actionTexts}
      form={({ kind }, props) => kind === 'block' && <BlockForm {...props} />}
      result={({ link }, close) => link && <OneTimeLink link={link} onClose={close} />}
    />
  );
}

function actionTexts({ kind, agency }: AgencyAction): ActionTexts {
  const name = <bdi>{agency.name}</bdi>;
  switch (kind) {
    case 'block':
      return blockTexts({ name });
    case 'unblock':
      return unblockTexts({ name });
    case 'sign-in-link':
      return signInLinkTexts({ name });
  }
}

const blockTexts = ({ name }: { name: ReactNode }): ActionTexts => ({
  title: (
    <FormattedMessage id="agencies.block.title" defaultMessage="Block {name}?" values={{ name }} />
  ),
  effect: (
    <FormattedMessage
      id="agencies.block.effect"
      defaultMessage="The agency is signed out everywhere and can't sign in again until you unblock it. Its creators can still sign in."
    />
  ),
  confirm: (
    <FormattedMessage
      id="agencies.block.confirm"
      defaultMessage="Block agency"
      description="Button"
    />
  ),
  isDangerous: true,
});

const unblockTexts = ({ name }: { name: ReactNode }): ActionTexts => ({
  title: (
    <FormattedMessage
      id="agencies.unblock.title"
      defaultMessage="Unblock {name}?"
      values={{ name }}
    />
  ),
  effect: (
    <FormattedMessage id="agencies.unblock.effect" defaultMessage="The agency can sign in again." />
  ),
  confirm: (
    <FormattedMessage
      id="agencies.unblock.confirm"
      defaultMessage="Unblock agency"
      description="Button"
    />
  ),
});

const signInLinkTexts = ({ name }: { name: ReactNode }): ActionTexts => ({
  title: (
    <FormattedMessage
      id="agencies.link.title"
      defaultMessage="Create a sign-in link for {name}?"
      values={{ name }}
    />
  ),
  effect: (
    <FormattedMessage
      id="agencies.link.effect"
      defaultMessage="The link signs in once without a password or code. It replaces an earlier link."
    />
  ),
  confirm: (
    <FormattedMessage
      id="agencies.link.confirm"
      defaultMessage="Create link"
      description="Button"
    />
  ),
});
