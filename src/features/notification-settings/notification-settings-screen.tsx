import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import { notificationsRoute } from '#domain/navigation/routes.ts';
import {
  changedSettings,
  type notificationSettingsMachine,
  type SettingsChange,
} from '#machines/flow/notifications/notification-settings.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { RetryNotice } from '#src/ui/feedback/retry.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { BackLink } from '#src/ui/layout/back-link.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Page, Stack } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import { QuietHoursPanel } from './quiet-hours-panel.tsx';
import { SettingsTable } from './settings-table.tsx';

type Actor = ActorRefFrom<typeof notificationSettingsMachine>;

/** @param push the part about this device */
export function NotificationSettingsScreen({ actor, push }: { actor: Actor; push: ReactNode }) {
  const isBusy = useSelector(actor, (current) => current.hasTag('busy'));
  const isFailed = useSelector(actor, (current) => current.matches('loadFailed'));
  return (
    <Page reading paddingBlock={{ base: '6', md: '10' }}>
      <Stack gap="6">
        <Stack gap="2">
          <BackLink to={notificationsRoute}>
            <FormattedMessage id="notification-settings.back" defaultMessage="Notifications" />
          </BackLink>
          <PageTitle>
            <FormattedMessage
              id="notification-settings.title"
              defaultMessage="Notification settings"
            />
          </PageTitle>
        </Stack>
        {push}
        {isBusy && <Skeleton height="24rem" />}
        {isFailed && <LoadFailed actor={actor} />}
        <Settings actor={actor} />
      </Stack>
    </Page>
  );
}

function LoadFailed({ actor }: { actor: Actor }) {
  const failure = useSelector(actor, (current) => current.context.failure);
  return (
    <RetryNotice onRetry={() => actor.send({ type: 'retry.requested' })}>
      <FailureMessage failure={failure ?? new Failure({ code: 'internal-error' })} />
    </RetryNotice>
  );
}

function Settings({ actor }: { actor: Actor }) {
  const isReady = useSelector(actor, (current) => current.matches('ready'));
  const { saved, sending, unsent } = useSelector(actor, ({ context }) => context);
  if (!isReady || !saved) return null;
  const { settings, quietHours } = changedSettings(saved, sending, unsent);
  const change = (given: SettingsChange) => actor.send({ type: 'settings.changed', change: given });
  return (
    <>
      <SaveState actor={actor} />
      <Card as="section" aria-labelledby="topics">
        <Heading as="h2" size="sm" id="topics">
          <FormattedMessage
            id="notification-settings.topics.title"
            defaultMessage="What you are told"
          />
        </Heading>
        <Text size="sm" muted>
          <FormattedMessage
            id="notification-settings.topics.lead"
            defaultMessage="We send an SMS, or an e-mail if we have no number, only when you haven't opened the portal for three days, and at most once a week."
          />
        </Text>
        <SettingsTable settings={settings} onChange={change} />
      </Card>
      <QuietHoursPanel
        quietHours={quietHours}
        onChange={(hours) => change({ settings: [], quietHours: hours })}
      />
    </>
  );
}

/** Says what has not reached the server, and that a change was saved. */
function SaveState({ actor }: { actor: Actor }) {
  const isWaiting = useSelector(actor, (current) => current.matches({ ready: 'waiting' }));
  const isRefused = useSelector(actor, (current) => current.matches({ ready: 'refused' }));
  const failure = useSelector(actor, (current) => current.context.failure);
  if (isWaiting)
    return (
      <RetryNotice tone="warning" onRetry={() => actor.send({ type: 'retry.requested' })}>
        <FormattedMessage
          id="notification-settings.unsaved"
          defaultMessage="Your changes aren't saved yet. Keep this page open: we'll save them when you're back online."
        />
      </RetryNotice>
    );
  if (isRefused)
    return (
      <Banner
        tone="danger"
        title={
          <FormattedMessage
            id="notification-settings.refused"
            defaultMessage="Your last change wasn't saved"
          />
        }
      >
        <FailureMessage failure={failure ?? new Failure({ code: 'internal-error' })} />
      </Banner>
    );
  return null;
}
