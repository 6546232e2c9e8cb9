import { useSelector } from '@xstate/react';
import { Smartphone } from 'lucide-react';
import type { ComponentProps } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { dirOf } from '#domain/languages.ts';
import type { deviceDraftsMachine } from '#machines/flow/device-drafts.ts';
import type { DeviceDraft } from '#src/drafts/index.ts';
import { StandingLine, StandingText, useDetailsStanding } from '#src/outbox/index.ts';
import { RelativeTime } from '#src/ui/amounts.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Row, Stack } from '#src/ui/layout.tsx';
import { RouterButton } from '#src/ui/router-link.tsx';
import { Heading, Text, VisuallyHidden } from '#src/ui/text.tsx';
import { draftsAbove } from './draft-places.ts';
import type { PostListActor } from './post-list.tsx';

export type DraftsActor = ActorRefFrom<typeof deviceDraftsMachine>;

/** What was written here and is in no row of the list; nothing at all when there is none. */
export function DeviceDrafts({ actor, list }: { actor: DraftsActor; list: PostListActor }) {
  const drafts = useSelector(actor, (current) => current.context.drafts);
  const { rows: posts, filters } = useSelector(list, (current) => current.context);
  const isListed = useSelector(list, (current) => current.matches('listing') || current.matches('empty'));
  const above = draftsAbove(drafts, { posts, filters, isListed });
  const bank = useDetailsStanding();
  const hasBank = bank !== null && bank.state !== 'confirmed';
  if (above.length === 0 && !hasBank) return null;
  return (
    <Card as="section" aria-labelledby="device-drafts" bg="surface.sunken">
      <Row gap="2">
        <Smartphone aria-hidden="true" size="1.25rem" />
        <Heading as="h2" size="sm" id="device-drafts">
          <FormattedMessage id="posts.device.title" defaultMessage="On this phone" />
        </Heading>
      </Row>
      <Stack as="ul" gap="3" listStyleType="none">
        {hasBank && (
          <li>
            <BankRow standing={bank} />
          </li>
        )}
        {above.map((draft) => (
          <li key={draft.clientId}>
            <DraftRow draft={draft} onRemove={() => actor.send({ type: 'removal.chosen', draft })} />
          </li>
        ))}
      </Stack>
    </Card>
  );
}

type Open = ComponentProps<typeof StandingText>['standing'];

/** Bank details that wait, sealed; what is to be done about them is done where they were written. */
function BankRow({ standing }: { standing: Open }) {
  return (
    <Row justifyContent="space-between" gap="2">
      <Stack gap="0" flex="1 1 12rem">
        <Text fontWeight="bold">
          <FormattedMessage id="posts.device.bank" defaultMessage="Bank details" />
        </Text>
        <StandingText standing={standing} />
      </Stack>
      <RouterButton to="/app/profile?bankDetailsSubmission=true" kind="secondary" size="sm">
        <FormattedMessage id="posts.device.bank.open" defaultMessage="Show" />
        <VisuallyHidden>
          : <FormattedMessage id="posts.device.bank" defaultMessage="Bank details" />
        </VisuallyHidden>
      </RouterButton>
    </Row>
  );
}

/** Of words that the creator wrote. */
const languageOf = ({ language }: DeviceDraft) => ({ lang: language ?? undefined, dir: dirOf(language) });

type DraftRowProps = { draft: DeviceDraft; onRemove: () => void };

function DraftRow({ draft, onRemove }: DraftRowProps) {
  const title = draft.title || <FormattedMessage id="posts.device.untitled" defaultMessage="Untitled" />;
  return (
    <Row justifyContent="space-between" gap="2">
      <Stack gap="0" flex="1 1 12rem">
        <Text fontWeight="bold" {...(draft.title && languageOf(draft))}>
          {title}
        </Text>
        <Text size="sm" muted>
          {draft.postUID === null ? (
            <FormattedMessage id="posts.device.only-here" defaultMessage="Only on this phone" />
          ) : (
            <FormattedMessage id="posts.device.unsaved" defaultMessage="Changes not saved yet" />
          )}
          {' · '}
          <RelativeTime time={new Date(draft.updatedAt).toISOString()} now={Date.now()} />
        </Text>
        <StandingLine clientId={draft.clientId} />
      </Stack>
      <DraftActions draft={draft} onRemove={onRemove} />
    </Row>
  );
}

/** Writing on, and doing without; named with the title for those who hear the buttons alone. */
export function DraftActions({ draft, onRemove }: DraftRowProps) {
  const intl = useIntl();
  const title =
    draft.title || intl.formatMessage({ id: 'posts.device.untitled', defaultMessage: 'Untitled' });
  return (
    <Row gap="2">
      <RouterButton to={draft.href} kind="secondary" size="sm">
        <FormattedMessage id="posts.device.open" defaultMessage="Write on" />
        <VisuallyHidden>: {title}</VisuallyHidden>
      </RouterButton>
      <Button kind="ghost" size="sm" onClick={onRemove}>
        <FormattedMessage id="posts.device.remove" defaultMessage="Remove" />
        <VisuallyHidden>: {title}</VisuallyHidden>
      </Button>
    </Row>
  );
}
