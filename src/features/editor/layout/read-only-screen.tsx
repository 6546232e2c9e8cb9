import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { languageDirection } from '#domain/language/languages.ts';
import { PublishTimeNote } from '#src/ui/data/publish-time-note.tsx';
import { Banner } from '#src/ui/feedback/banner.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Page, Stack } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { Heading, Text } from '#src/ui/layout/text.tsx';
import { figureLabels } from '../article/figure-labels.ts';
import type { EditorActor } from '../editor-actor.ts';
import { createPictureRegistry } from '../pictures/picture-registry.ts';
import { ReadOnlyMedia } from '../pictures/read-only-pictures.tsx';
import { DecisionNotice } from '../submission/decision-notice.tsx';
import { DecisionWatch } from '../submission/decision-watch.tsx';
import { RejectionNote } from '../submission/rejection-note.tsx';
import { createRichSurface } from '../surface/rich-surface.ts';
import { EditorBody } from './editor-body.tsx';
import { FormatName } from './editor-opening.tsx';
import { PostsButton } from './posts-button.tsx';

/**
 * The text to read where it cannot be written on: another tab has it, or it is with the moderators.
 */
export function ReadOnlyScreen({ actor }: { actor: EditorActor }) {
  const isInOtherTab = useSelector(actor, (current) => current.matches({ withLock: 'inOtherTab' }));
  const { title, language } = useSelector(actor, (current) => current.context.draft.content);
  return (
    <Page reading paddingBlock={{ base: '5', md: '8' }}>
      <Stack gap="6">
        <PageTitle size="md">
          <FormatName actor={actor} />
        </PageTitle>
        {isInOtherTab ? (
          <OpenInOtherTab actor={actor} />
        ) : (
          <>
            <DecisionWatch actor={actor} />
            <ClosedNotice actor={actor} />
          </>
        )}
        <Stack
          gap="4"
          lang={language ?? undefined}
          dir={language ? languageDirection(language) : 'auto'}
        >
          <Heading as="h2" size="lg">
            {title}
          </Heading>
          <ReadOnlyMedia actor={actor} />
          <ReadOnlyText actor={actor} />
        </Stack>
      </Stack>
    </Page>
  );
}

function OpenInOtherTab({ actor }: { actor: EditorActor }) {
  return (
    <Banner
      tone="info"
      title={
        <FormattedMessage
          id="editor.other-tab.title"
          defaultMessage="You're editing this in another tab"
        />
      }
      actions={
        <Button
          kind="secondary"
          size="sm"
          onClick={() => actor.send({ type: 'takeover.requested' })}
        >
          <FormattedMessage id="editor.other-tab.take-over" defaultMessage="Edit here instead" />
        </Button>
      }
    >
      <FormattedMessage
        id="editor.other-tab.text"
        defaultMessage="To protect your text, you can only edit in one tab at a time. You can read the post here."
      />
    </Banner>
  );
}

function ClosedNotice({ actor }: { actor: EditorActor }) {
  const isInReview = useSelector(
    actor,
    (current) => current.context.post?.state === 'SUBMITTED_FOR_DHPUBLISH_REVIEW',
  );
  const scheduledFor = useSelector(actor, ({ context: { post } }) =>
    post?.state === 'SCHEDULED' ? post.publishAt : null,
  );
  const isDecided = useSelector(
    actor,
    (current) =>
      current.context.post?.state === 'PENDING' || current.can({ type: 'edit.requested' }),
  );
  if (isDecided) return <DecisionNotice actor={actor} />;
  return (
    <>
      <Banner tone="info" actions={<PostsButton actor={actor} kind="secondary" size="sm" />}>
        {scheduledFor ? (
          <Stack gap="1">
            <PublishTimeNote state="SCHEDULED" publishAt={scheduledFor} />
            <Text size="sm">
              <FormattedMessage
                id="editor.closed.scheduled"
                defaultMessage="To edit it, open its menu on the dashboard and choose Take back from review."
              />
            </Text>
          </Stack>
        ) : isInReview ? (
          <FormattedMessage
            id="editor.closed.review"
            defaultMessage="A moderator is reviewing this post. You can edit it again after the decision."
          />
        ) : (
          <FormattedMessage
            id="editor.closed.other"
            defaultMessage="You can't edit this post anymore."
          />
        )}
      </Banner>
      <RejectionNote actor={actor} />
    </>
  );
}

function ReadOnlyText({ actor }: { actor: EditorActor }) {
  const intl = useIntl();
  const host = useRef<HTMLDivElement>(null);
  const [first] = useState(() => intl);
  const opened = useSelector(actor, (current) => current.context.contentReplacements);
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened again for a replaced text
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const pictureRegistry = createPictureRegistry(actor);
    const surface = createRichSurface({
      element,
      html: actor.getSnapshot().context.draft.content.html,
      label: first.formatMessage({ id: 'editor.body.label', defaultMessage: 'Your article' }),
      placeholder: '',
      isReadOnly: true,
      figureLabels: figureLabels(first),
      pictures: pictureRegistry,
      onChange: () => {},
      onState: () => {},
      onFiles: () => {},
    });
    return () => {
      surface.destroy();
      pictureRegistry.dispose();
    };
  }, [actor, first, opened]);
  return <EditorBody ref={host} />;
}
