import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { Failure } from '#domain/contract/failure.ts';
import { shareLimits } from '#domain/post/share-target.ts';
import type { ShareRefusal } from '#machines/flow/editor/share-target.ts';
import { FailureMessage } from '#src/i18n/failure-message.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import { CreatePostButton, DiscardButton } from './share-actions.tsx';
import type { ShareTargetProps } from './share-target-actor.ts';

/** The files that are not part of the post, each with its reason. */
export function RefusedShareFiles({ actor }: ShareTargetProps) {
  const { post, refused } = useSelector(actor, ({ context }) => context.checked);
  return (
    <>
      <PageTitle>
        {post ? (
          <FormattedMessage
            id="share.refused.some"
            defaultMessage="{count, plural, one {1 file can't be used} other {# files can't be used}}"
            values={{ count: refused.length }}
          />
        ) : (
          <FormattedMessage
            id="share.refused.all"
            defaultMessage="{count, plural, one {This file can't be used} other {These files can't be used}}"
            values={{ count: refused.length }}
          />
        )}
      </PageTitle>
      <Stack as="ul" gap="3" listStyleType="none" margin="0" padding="0">
        {refused.map(({ name, reason }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, the list is fixed
          <li key={at}>
            <Text fontWeight="semibold" overflowWrap="anywhere">
              <bdi>{name}</bdi>
            </Text>
            <Text size="sm" muted>
              <RefusalMessage reason={reason} />
            </Text>
          </li>
        ))}
      </Stack>
      <Row>
        {post ? <ContinueButton actor={actor} count={post.files.length} /> : <CreatePostButton />}
        <DiscardButton actor={actor} />
      </Row>
    </>
  );
}

function ContinueButton({ actor, count }: ShareTargetProps & { count: number }) {
  return (
    <Button onClick={() => actor.send({ type: 'continue.requested' })}>
      <FormattedMessage
        id="share.continue-with"
        defaultMessage="{count, plural, =0 {Continue with the text} one {Continue with 1 file} other {Continue with # files}}"
        values={{ count }}
      />
    </Button>
  );
}

function RefusalMessage({ reason }: { reason: ShareRefusal }) {
  switch (reason) {
    case 'too-many':
      return (
        <FormattedMessage
          id="share.refusal.too-many"
          defaultMessage="A gallery has up to {max} photos."
          values={{ max: shareLimits.files }}
        />
      );
    case 'too-large':
      return (
        <FormattedMessage
          id="share.refusal.too-large"
          defaultMessage="Together these files are over {gigabytes} GB."
          values={{ gigabytes: shareLimits.bytes / 1_000_000_000 }}
        />
      );
    case 'one-video':
      return (
        <FormattedMessage
          id="share.refusal.one-video"
          defaultMessage="A post has one video. Share this one separately."
        />
      );
    case 'video-only':
      return (
        <FormattedMessage
          id="share.refusal.video-only"
          defaultMessage="A post with a video has no photos. Share this one separately."
        />
      );
    default:
      return <FailureMessage failure={new Failure({ code: reason })} />;
  }
}
