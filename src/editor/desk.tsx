import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { dirOf } from '#domain/languages.ts';
import { FieldMessage } from '#src/i18n/field-message.tsx';
import { Button } from '#src/ui/button.tsx';
import { LaterPlace } from '#src/ui/later-place.tsx';
import { Box, Row, Stack } from '#src/ui/layout.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { PartSkeleton } from '#src/ui/part-skeleton.tsx';
import { RouterLink } from '#src/ui/router-link.tsx';
import { Text } from '#src/ui/text.tsx';
import { versionsAddress } from '#src/versions/index.ts';
import { useBeside } from './beside.ts';
import { DeskFrame } from './desk-frame.tsx';
import { DeskWindows } from './desk-windows.tsx';
import type { EditorActor } from './editor-actor.ts';
import { PublishPart, RejectionNote, TakenVersion } from './later.ts';
import { keepHanding, type Manuscript, openManuscript } from './manuscript.ts';
import { MendJump } from './mend-jump.tsx';
import { OwnScriptPlace, useChosenScript } from './own-script/own-script-place.tsx';
import type { ScriptChoiceProps } from './own-script/script-choice.tsx';
import { type EditorAlbum, openAlbum } from './picture-album.ts';
import { PreviewPlace } from './preview/preview-place.tsx';
import { PutAside } from './put-aside.tsx';
import { RoomNote } from './room-note.tsx';
import { SaveIndicator } from './save-indicator.tsx';
import { TitleField } from './title-field.tsx';

/** What the forms of the formats have in common. */
export type DeskTies = {
  actor: EditorActor;
  manuscript: Manuscript;
  album: EditorAlbum;
  /** Hands over what stands in the fields, the word that is being composed too. */
  hand: () => void;
  /** What Latin letters become, and how to choose. */
  scripts: ScriptChoiceProps;
};

type DeskProps = {
  actor: EditorActor;
  heading: ReactNode;
  titlePlaceholder: string;
  /** What the format has below its title. */
  children: (ties: DeskTies) => ReactNode;
};

/** Where one writes: the text, then what the publisher needs to know. Both steps stay open, so that undo outlives a look ahead. */
export function Desk({ actor, heading, titlePlaceholder, children }: DeskProps) {
  const { room } = useBeside();
  const [manuscript] = useState(() => openManuscript(actor));
  const [album] = useState(() => openAlbum(actor));
  const isPublishing = useSelector(actor, (current) =>
    current.matches({ holding: { open: { step: 'publishing' } } }),
  );
  const isOfVersion = useSearchParams()[0].has('version');
  const isRefused = useSelector(actor, ({ context: { post } }) =>
    Boolean(post?.rejection ?? post?.restriction),
  );
  const language = useSelector(actor, (current) => current.context.draft.content.language);
  const [script, onScript] = useChosenScript(language);
  // Layout effects end before the actor is stopped: what was typed last is still handed over.
  useLayoutEffect(() => keepHanding(actor, manuscript), [actor, manuscript]);
  useEffect(() => () => album.close(), [album]);
  useStepStart(isPublishing);
  const hand = () => {
    manuscript.surface?.finishWord();
    manuscript.hand();
  };
  const send = (type: 'save.requested' | 'submit.requested' | 'next.requested') => {
    hand();
    actor.send({ type });
  };
  return (
    <DeskFrame
      heading={
        <PageTitle key={String(isPublishing)} size="md">
          {isPublishing ? (
            <FormattedMessage id="editor.describing.title" defaultMessage="Almost there" />
          ) : (
            heading
          )}
        </PageTitle>
      }
      status={<SaveIndicator actor={actor} />}
    >
      <Stack gap="4" marginBlockEnd="5" _empty={{ display: 'none' }}>
        {isOfVersion && (
          <LaterPlace fallback={null}>
            <TakenVersion actor={actor} />
          </LaterPlace>
        )}
        <PutAside actor={actor} />
        {isRefused && (
          <LaterPlace fallback={null}>
            <RejectionNote actor={actor} />
          </LaterPlace>
        )}
        <RoomNote actor={room} />
      </Stack>
      <OwnScriptPlace script={script} manuscript={manuscript} />
      <Box
        hidden={isPublishing}
        lang={language ?? undefined}
        dir={language ? dirOf(language) : undefined}
        spellCheck
        data-own-script=""
      >
        <Stack gap="3">
          <TitleField actor={actor} manuscript={manuscript} placeholder={titlePlaceholder} />
          {children({ actor, manuscript, album, hand, scripts: { language, script, onScript } })}
          <TextProblem actor={actor} />
        </Stack>
      </Box>
      {isPublishing ? (
        <LaterPlace fallback={<PartSkeleton />} wayBack={<WayBack actor={actor} />}>
          <PublishPart
            actor={actor}
            manuscript={manuscript}
            preview={<PreviewPlace actor={actor} hand={hand} />}
            onSave={() => send('save.requested')}
            onSend={() => send('submit.requested')}
          />
        </LaterPlace>
      ) : (
        <NextBar
          actor={actor}
          preview={<PreviewPlace actor={actor} hand={hand} />}
          onSave={() => send('save.requested')}
          onNext={() => send('next.requested')}
        />
      )}
      <FirstProblem actor={actor} />
      <MendJump actor={actor} />
      <DeskWindows actor={actor} />
    </DeskFrame>
  );
}

/** Each step begins at its top. */
function useStepStart(isPublishing: boolean): void {
  const before = useRef(isPublishing);
  useEffect(() => {
    if (before.current !== isPublishing) window.scrollTo({ top: 0 });
    before.current = isPublishing;
  }, [isPublishing]);
}

/** When sending was refused for a field, the first wrong one is brought to the person. */
function FirstProblem({ actor }: { actor: EditorActor }) {
  const fields = useSelector(actor, (current) => current.context.fields);
  const [known] = useState(() => ({ count: Object.keys(fields).length }));
  useEffect(() => {
    const count = Object.keys(fields).length;
    if (count > known.count) {
      const wrong = document.querySelector<HTMLElement>('main [aria-invalid=true], main [data-wrong=true]');
      wrong?.focus({ preventScroll: true });
      wrong?.scrollIntoView({ block: 'center' });
    }
    known.count = count;
  }, [fields, known]);
  return null;
}

/** Back to the text, while what comes behind it has not arrived; who has asked to send it calls that off first. */
function WayBack({ actor }: { actor: EditorActor }) {
  const isToBeSent = useSelector(actor, (current) => current.can({ type: 'submit.cancelled' }));
  return (
    <Row marginBlockStart="8">
      {isToBeSent ? (
        <Button kind="secondary" onClick={() => actor.send({ type: 'submit.cancelled' })}>
          <FormattedMessage id="editor.send.cancel" defaultMessage="Do not send yet" />
        </Button>
      ) : (
        <Button kind="ghost" onClick={() => actor.send({ type: 'previous.requested' })}>
          <FormattedMessage id="editor.previous" defaultMessage="Back" />
        </Button>
      )}
    </Row>
  );
}

type NextBarProps = { actor: EditorActor; preview: ReactNode; onSave: () => void; onNext: () => void };

function NextBar({ actor, preview, onSave, onNext }: NextBarProps) {
  const postUID = useSelector(actor, (current) => current.context.draft.postUID);
  return (
    <Row justifyContent="flex-end" marginBlockStart="8">
      {postUID && (
        <RouterLink
          to={versionsAddress(postUID)}
          display="inline-flex"
          alignItems="center"
          minHeight="target"
          marginInlineEnd="auto"
        >
          <FormattedMessage id="editor.versions" defaultMessage="Earlier versions" />
        </RouterLink>
      )}
      {preview}
      <Button kind="secondary" onClick={onSave}>
        <FormattedMessage id="editor.save" defaultMessage="Save draft" />
      </Button>
      <Button onClick={onNext}>
        <FormattedMessage id="editor.next" defaultMessage="Next" />
      </Button>
    </Row>
  );
}

/** Which rule the text breaks. */
function TextProblem({ actor }: { actor: EditorActor }) {
  const code = useSelector(actor, ({ context: { fields } }) => fields.textContent ?? fields.captions);
  return (
    <Box aria-live="polite">
      {code && (
        <Text size="sm" color="danger">
          <FieldMessage code={code} />
        </Text>
      )}
    </Box>
  );
}
