import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import {
  type AgencySearchActor,
  BlockNotice,
  RecordPage,
} from '#src/features/admin/records/index.ts';
import { Button } from '#src/ui/forms/button.tsx';
import { RouterButton } from '#src/ui/layout/router-link.tsx';
import { Tabs } from '#src/ui/layout/tabs.tsx';
import { ClosingNotice } from './closing-notice.tsx';
import { CreatorActionDialog } from './creator-action-dialog.tsx';
import { CreatorDetails } from './creator-details.tsx';
import type { Creator, CreatorAction, creatorMachine } from './creator-machines.ts';
import { type CreatorTab, creatorPaths, creatorTabs } from './creator-paths.ts';

type Actor = ActorRefFrom<typeof creatorMachine>;
type Props = {
  actor: Actor;
  agencies: AgencySearchActor;
  tab: CreatorTab;
  onTab: (tab: CreatorTab) => void;
  /** What the chosen tab shows. */
  panel: (creator: Creator) => ReactNode;
};

/** One creator: profile, account, posts, payments, sign-in links, history; and actions of staff. */
export function CreatorScreen({ actor, agencies, tab, onTab, panel }: Props) {
  const request = (kind: CreatorAction['kind'], creator: Creator) =>
    actor.send({ type: 'action.requested', action: { kind, creator } });
  return (
    <RecordPage
      actor={actor}
      back={{
        href: creatorPaths.list,
        label: <FormattedMessage id="creators.back" defaultMessage="All creators" />,
      }}
      title={(creator) =>
        creator?.name ? (
          <bdi>{creator.name}</bdi>
        ) : (
          <FormattedMessage id="creators.one" defaultMessage="Creator" />
        )
      }
      actions={(creator) => (
        <CreatorActions creator={creator} onAction={(kind) => request(kind, creator)} />
      )}
      dialog={<CreatorActionDialog actor={actor} agencies={agencies} />}
    >
      {(creator) => (
        <>
          <BlockNotice block={creator.block} />
          <ClosingNotice creator={creator} />
          <CreatorDetails creator={creator} onAction={(kind) => request(kind, creator)} />
          <CreatorTabs tab={tab} onTab={onTab}>
            {panel(creator)}
          </CreatorTabs>
        </>
      )}
    </RecordPage>
  );
}

type ActionsProps = { creator: Creator; onAction: (kind: CreatorAction['kind']) => void };

function CreatorActions({ creator, onAction }: ActionsProps) {
  const isActive = creator.accountStatus === 'active';
  const isBlocked = creator.accountStatus === 'blocked';
  return (
    <>
      <RouterButton kind="secondary" size="sm" to={creatorPaths.edit(creator)}>
        <FormattedMessage id="creators.edit" defaultMessage="Edit" description="Button" />
      </RouterButton>
      {isActive && (
        <Button kind="secondary" size="sm" onClick={() => onAction('message')}>
          <FormattedMessage
            id="creators.message"
            defaultMessage="Write a message"
            description="Button"
          />
        </Button>
      )}
      {isActive && (
        <Button kind="secondary" size="sm" onClick={() => onAction('sign-in-link')}>
          <FormattedMessage id="creators.link" defaultMessage="Create sign-in link" />
        </Button>
      )}
      {(isActive || isBlocked) && (
        <Button kind="secondary" size="sm" onClick={() => onAction(isActive ? 'block' : 'unblock')}>
          {isActive ? (
            <FormattedMessage id="creators.block" defaultMessage="Block" description="Button" />
          ) : (
            <FormattedMessage id="creators.unblock" defaultMessage="Unblock" description="Button" />
          )}
        </Button>
      )}
    </>
  );
}

const tabNames: Record<CreatorTab, MessageDescriptor> = defineMessages({
  posts: { id: 'creators.tab.posts', defaultMessage: 'Posts' },
  payments: { id: 'creators.tab.payments', defaultMessage: 'Payments' },
  links: { id: 'creators.tab.links', defaultMessage: 'Sign-in links' },
  consents: { id: 'creators.tab.consents', defaultMessage: 'Consents' },
  reports: { id: 'creators.tab.reports', defaultMessage: 'Problem reports' },
  history: { id: 'creators.tab.history', defaultMessage: 'History' },
});

type TabsProps = { tab: CreatorTab; onTab: (tab: CreatorTab) => void; children: ReactNode };

function CreatorTabs({ tab, onTab, children }: TabsProps) {
  const intl = useIntl();
  return (
    <Tabs
      label={intl.formatMessage({ id: 'creators.tabs', defaultMessage: 'Records of the creator' })}
      tabs={creatorTabs.map((value) => ({
        value,
        label: <FormattedMessage {...tabNames[value]} />,
      }))}
      value={tab}
      onChange={onTab}
    >
      {children}
    </Tabs>
  );
}
