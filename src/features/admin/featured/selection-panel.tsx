import { useSelector } from '@xstate/react';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { limits } from '#domain/limits.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { ErrorLine } from '#src/ui/forms/field.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Box, Row, Stack } from '#src/ui/layout/layout.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import type { SelectionActor } from './selection-actor.ts';
import { SelectionList } from './selection-list.tsx';

type Props = { actor: SelectionActor };

/** The posts on the wall of fame, to be ordered, removed and saved. */
export function SelectionPanel({ actor }: Props) {
  const count = useSelector(actor, ({ context }) => context.posts.length);
  return (
    <Card as="section" gap="4" aria-labelledby="featured-posts">
      <Row justifyContent="space-between">
        <Heading as="h2" size="sm" id="featured-posts" tabIndex={-1}>
          <FormattedMessage id="featured.selection" defaultMessage="On the wall of fame" />
        </Heading>
        <Text size="sm" muted>
          <FormattedMessage
            id="featured.count"
            defaultMessage="{count} of {max}"
            description="How many posts are chosen, of how many that can be"
            values={{ count, max: limits.featuredMax }}
          />
        </Text>
      </Row>
      {count === 0 ? (
        <Text muted>
          <FormattedMessage
            id="featured.none"
            defaultMessage="No posts yet. Add some from the published posts."
          />
        </Text>
      ) : (
        <SelectionList actor={actor} />
      )}
      <SaveBar>
        <Conflict actor={actor} />
        <SaveStatus actor={actor} />
        <SaveButtons actor={actor} />
      </SaveBar>
    </Card>
  );
}

/** In view however long the list is. */
const SaveBar = ({ children }: { children: ReactNode }) => (
  <Stack
    gap="3"
    position="sticky"
    insetBlockEnd="0"
    zIndex="1"
    paddingBlock="3"
    bg="surface.raised"
    borderBlockStartWidth="1px"
    borderColor="line"
  >
    {children}
  </Stack>
);

function Conflict({ actor }: Props) {
  const isConflict = useSelector(actor, (current) => current.matches('conflict'));
  const failure = useSelector(actor, ({ context }) => context.failure);
  if (!isConflict) return null;
  return (
    <Banner
      tone="warning"
      actions={
        <>
          <Button
            kind="secondary"
            size="sm"
            onClick={() => actor.send({ type: 'reload.requested' })}
          >
            <FormattedMessage id="featured.merge" defaultMessage="Merge both" />
          </Button>
          <Button kind="ghost" size="sm" onClick={() => actor.send({ type: 'changes.discarded' })}>
            <FormattedMessage id="featured.discard" defaultMessage="Discard my changes" />
          </Button>
        </>
      }
    >
      <FormattedMessage
        id="featured.conflict"
        defaultMessage="Somebody else changed the wall of fame. Merge their changes into your order, check it and save again."
      />
      {failure && (
        <ErrorLine>
          <FailureMessage failure={failure} />
        </ErrorLine>
      )}
    </Banner>
  );
}

function SaveStatus({ actor }: Props) {
  const isSaved = useSelector(actor, (current) => current.matches({ choosing: 'saved' }));
  const isFailed = useSelector(actor, (current) => current.matches({ choosing: 'failed' }));
  const failure = useSelector(actor, ({ context }) => context.failure);
  const hasRefused = Object.keys(failure?.fields ?? {}).length > 0;
  return (
    <Box aria-live="polite" css={{ '&:empty': { display: 'none' } }}>
      {isSaved && (
        <Row gap="2" color="success" fontWeight="semibold">
          <Check size="1.3em" aria-hidden="true" />
          <FormattedMessage id="featured.saved" defaultMessage="Saved. Creators see it now." />
        </Row>
      )}
      {isFailed && failure && (
        <ErrorLine>
          {hasRefused ? (
            <FormattedMessage
              id="featured.refused"
              defaultMessage="Not saved: remove the marked posts, which readers no longer see."
            />
          ) : (
            <FailureMessage failure={failure} />
          )}
        </ErrorLine>
      )}
    </Box>
  );
}

function SaveButtons({ actor }: Props) {
  const isBusy = useSelector(actor, (current) => current.hasTag('busy'));
  const canSave = useSelector(actor, (current) => current.can({ type: 'save.requested' }));
  const canDiscard = useSelector(
    actor,
    (current) => current.matches('choosing') && current.can({ type: 'changes.discarded' }),
  );
  return (
    <Row gap="3">
      <Button
        busy={isBusy}
        aria-disabled={!(canSave || isBusy) || undefined}
        onClick={() => actor.send({ type: 'save.requested' })}
      >
        <FormattedMessage id="featured.save" defaultMessage="Save" description="Button" />
      </Button>
      {canDiscard && (
        <Button kind="ghost" onClick={() => actor.send({ type: 'changes.discarded' })}>
          <FormattedMessage id="featured.discard" defaultMessage="Discard my changes" />
        </Button>
      )}
    </Row>
  );
}
