import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { dirOf } from '#domain/languages.ts';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { Page, Stack } from '#src/ui/layout.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { RouterButton } from '#src/ui/router-link.tsx';
import { Heading } from '#src/ui/text.tsx';
import type { EditorActor } from './editor-actor.ts';
import { figureWords } from './figure-words.ts';
import { ReadMedia } from './listed-pictures.tsx';
import { FormatName } from './outcomes.tsx';
import { Paper } from './paper.tsx';
import { openAlbum } from './picture-album.ts';
import { RejectionNote } from './rejection-note.tsx';
import { openRichSurface } from './surface/rich-surface.ts';

/** The text to read where it cannot be written on: another tab has it, or it is with the moderators. */
export function Reading({ actor }: { actor: EditorActor }) {
  const isElsewhere = useSelector(actor, (current) => current.matches({ holding: 'elsewhere' }));
  const { title, language } = useSelector(actor, (current) => current.context.draft.content);
  return (
    <Page reading paddingBlock={{ base: '5', md: '8' }}>
      <Stack gap="6">
        <PageTitle size="md">
          <FormatName actor={actor} />
        </PageTitle>
        {isElsewhere ? <Elsewhere actor={actor} /> : <Closed actor={actor} />}
        <Stack gap="4" lang={language ?? undefined} dir={language ? dirOf(language) : 'auto'}>
          <Heading as="h2" size="lg">
            {title}
          </Heading>
          <ReadMedia actor={actor} />
          <Text actor={actor} />
        </Stack>
      </Stack>
    </Page>
  );
}

function Elsewhere({ actor }: { actor: EditorActor }) {
  return (
    <Banner
      tone="info"
      title={
        <FormattedMessage id="editor.elsewhere.title" defaultMessage="You are writing on it in another tab" />
      }
      actions={
        <Button kind="secondary" size="sm" onClick={() => actor.send({ type: 'takeover.requested' })}>
          <FormattedMessage id="editor.elsewhere.take" defaultMessage="Write here instead" />
        </Button>
      }
    >
      <FormattedMessage
        id="editor.elsewhere.text"
        defaultMessage="So that no word is lost, only one tab writes at a time. Here you can read."
      />
    </Banner>
  );
}

function Closed({ actor }: { actor: EditorActor }) {
  const isInReview = useSelector(
    actor,
    (current) => current.context.post?.state === 'SUBMITTED_FOR_DHPUBLISH_REVIEW',
  );
  return (
    <>
      <Banner
        tone="info"
        actions={
          <RouterButton kind="secondary" size="sm" to="/app/post/list">
            <FormattedMessage id="editor.sent.dashboard" defaultMessage="To my posts" />
          </RouterButton>
        }
      >
        {isInReview ? (
          <FormattedMessage
            id="editor.closed.review"
            defaultMessage="A moderator is looking at this post. It can be changed again after the decision."
          />
        ) : (
          <FormattedMessage id="editor.closed.other" defaultMessage="This post cannot be changed any more." />
        )}
      </Banner>
      <RejectionNote actor={actor} />
    </>
  );
}

function Text({ actor }: { actor: EditorActor }) {
  const intl = useIntl();
  const host = useRef<HTMLDivElement>(null);
  const [first] = useState(() => intl);
  const opened = useSelector(actor, (current) => current.context.opened);
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened anew when the text was replaced from outside
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const album = openAlbum(actor);
    const surface = openRichSurface({
      element,
      html: actor.getSnapshot().context.draft.content.html,
      label: first.formatMessage({ id: 'editor.body.label', defaultMessage: 'Your article' }),
      placeholder: '',
      isReadOnly: true,
      words: figureWords(first),
      album,
      onChange: () => {},
      onState: () => {},
      onFiles: () => {},
    });
    return () => {
      surface.destroy();
      album.close();
    };
  }, [actor, first, opened]);
  return <Paper ref={host} />;
}
