import { useSelector } from '@xstate/react';
import { Smartphone } from 'lucide-react';
import type { ComponentProps } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { languageDirection } from '#domain/language/languages.ts';
import type { DeviceDraft } from '#src/device/draft-list.ts';
import {
  DeliveryStatusMessage,
  PostDeliveryStatus,
  useBankDetailsDeliveryStatus,
} from '#src/features/outbox/index.ts';
import { RelativeTime } from '#src/ui/data/formatted-values.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { RouterButton } from '#src/ui/layout/router-link.tsx';
import { Heading, Text, VisuallyHidden } from '#src/ui/layout/text.tsx';
import type { PostListActor } from '../list/post-list-actor.ts';
import type { DraftsActor } from './drafts-actor.ts';
import { unlistedDrafts } from './unlisted-drafts.ts';

/** Drafts on this device that no row of the list shows; nothing without any. */
export function DeviceDrafts({ actor, list }: { actor: DraftsActor; list: PostListActor }) {
  const drafts = useSelector(actor, (current) => current.context.drafts);
  const { rows: posts, filters } = useSelector(list, (current) => current.context);
  const isListed = useSelector(
    list,
    (current) => current.matches('listing') || current.matches('empty'),
  );
  const unlisted = unlistedDrafts(drafts, { posts, filters, isListed });
  const bankStatus = useBankDetailsDeliveryStatus();
  const hasBankDetails = bankStatus !== null && bankStatus.state !== 'confirmed';
  if (unlisted.length === 0 && !hasBankDetails) return null;
  return (
    <Card as="section" aria-labelledby="device-drafts" bg="surface.sunken">
      <Row gap="2">
        <Smartphone aria-hidden="true" size="1.25rem" />
        <Heading as="h2" size="sm" id="device-drafts">
          <FormattedMessage id="posts.device.title" defaultMessage="On this device" />
        </Heading>
      </Row>
      <Stack as="ul" gap="3" listStyleType="none">
        {hasBankDetails && (
          <li>
            <BankDetailsRow status={bankStatus} />
          </li>
        )}
        {unlisted.map((draft) => (
          <li key={draft.clientId}>
            <DraftRow
              draft={draft}
              onRemove={() => actor.send({ type: 'removal.chosen', draft })}
            />
          </li>
        ))}
      </Stack>
    </Card>
  );
}

type UnconfirmedStatus = ComponentProps<typeof DeliveryStatusMessage>['status'];

/**
 * Bank details that wait, sealed; what is to be done about them is done where they were written.
 */
function BankDetailsRow({ status }: { status: UnconfirmedStatus }) {
  return (
    <Row justifyContent="space-between" gap="2">
      <Stack gap="0" flex="1 1 12rem">
        <Text fontWeight="bold">
          <FormattedMessage id="posts.device.bank" defaultMessage="Bank details" />
        </Text>
        <DeliveryStatusMessage status={status} />
      </Stack>
      <RouterButton to="/app/profile?bankDetailsSubmission=true" kind="secondary" size="sm">
        <FormattedMessage id="posts.device.bank.open" defaultMessage="View" />
        <VisuallyHidden>
          : <FormattedMessage id="posts.device.bank" defaultMessage="Bank details" />
        </VisuallyHidden>
      </RouterButton>
    </Row>
  );
}

/** For text that the creator wrote. */
const languageAttributes = ({ language }: DeviceDraft) => ({
  lang: language ?? undefined,
  dir: languageDirection(language),
});

type DraftRowProps = { draft: DeviceDraft; onRemove: () => void };

function DraftRow({ draft, onRemove }: DraftRowProps) {
  const title = draft.title || (
    <FormattedMessage id="posts.device.untitled" defaultMessage="Untitled" />
  );
  return (
    <Row justifyContent="space-between" gap="2">
      <Stack gap="0" flex="1 1 12rem">
        <Text fontWeight="bold" {...(draft.title && languageAttributes(draft))}>
          {title}
        </Text>
        <Text size="sm" muted>
          {draft.postUID === null ? (
            <FormattedMessage id="posts.device.only-here" defaultMessage="Not backed up yet" />
          ) : (
            <FormattedMessage id="posts.device.unsaved" defaultMessage="Unsaved changes" />
          )}
          {' · '}
          <RelativeTime time={new Date(draft.updatedAt).toISOString()} now={Date.now()} />
        </Text>
        <PostDeliveryStatus clientId={draft.clientId} />
      </Stack>
      <DraftActions draft={draft} onRemove={onRemove} />
    </Row>
  );
}

/** Continue and remove; named with the title for screen readers. */
export function DraftActions({ draft, onRemove }: DraftRowProps) {
  const intl = useIntl();
  const title =
    draft.title || intl.formatMessage({ id: 'posts.device.untitled', defaultMessage: 'Untitled' });
  return (
    <Row gap="2">
      <RouterButton to={draft.href} kind="secondary" size="sm">
        <FormattedMessage id="posts.device.open" defaultMessage="Continue" />
        <VisuallyHidden>: {title}</VisuallyHidden>
      </RouterButton>
      <Button kind="ghost" size="sm" onClick={onRemove}>
        <FormattedMessage id="posts.device.remove" defaultMessage="Remove" />
        <VisuallyHidden>: {title}</VisuallyHidden>
      </Button>
    </Row>
  );
}
