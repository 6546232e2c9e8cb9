import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { languageDirection } from '#domain/language/languages.ts';
import { versionsPath } from '#domain/post/version-paths.ts';
import { FieldMessage } from '#src/i18n/field-message.tsx';
import { ContentSkeleton } from '#src/ui/feedback/content-skeleton.tsx';
import { LazyBoundary } from '#src/ui/feedback/lazy-boundary.tsx';
import { Button } from '#src/ui/forms/button.tsx';
import { Box, Row, Stack } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { RouterLink } from '#src/ui/layout/router-link.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import type { EditorActor } from '../editor-actor.ts';
import { autoFlush, createEditorBuffer, type EditorBuffer } from '../editor-buffer.ts';
import { useEditorServices } from '../editor-services.ts';
import { PublishPanel, RejectionNote, RestoredVersion } from '../lazy-panels.ts';
import { createPictureRegistry, type PictureRegistry } from '../pictures/picture-registry.ts';
import { PreviewButton } from '../preview/preview-button.tsx';
import { RejectionNavigation } from '../submission/rejection-navigation.tsx';
import {
  LazyTransliteration,
  useScriptPreference,
} from '../transliteration/lazy-transliteration.tsx';
import type { ScriptSelectProps } from '../transliteration/script-select.tsx';
import { DiscardedDraft } from '../versions/discarded-draft.tsx';
import { EditorDialogs } from './editor-dialogs.tsx';
import { EditorFrame } from './editor-frame.tsx';
import { SaveIndicator } from './save-indicator.tsx';
import { StorageWarning } from './storage-warning.tsx';
import { TitleField } from './title-field.tsx';

/** What the forms of the formats have in common. */
export type EditorContext = {
  actor: EditorActor;
  buffer: EditorBuffer;
  pictureRegistry: PictureRegistry;
  /** Hands over what stands in the fields, the word that is being composed too. */
  flush: () => void;
  /** What Latin letters become, and how to choose. */
  transliteration: ScriptSelectProps;
};

type EditorLayoutProps = {
  actor: EditorActor;
  heading: ReactNode;
  titlePlaceholder: string;
  /** What the format has below its title. */
  children: (editor: EditorContext) => ReactNode;
};

/**
 * Where one writes: the text, then what the publisher needs to know. Both steps stay open, so that
 * undo outlives a look ahead.
 */
export function EditorLayout({ actor, heading, titlePlaceholder, children }: EditorLayoutProps) {
  const { storageQuota } = useEditorServices();
  const [manuscript] = useState(() => createEditorBuffer(actor));
  const [album] = useState(() => createPictureRegistry(actor));
  const isPublishing = useSelector(actor, (current) =>
    current.matches({ withLock: { open: { step: 'publishing' } } }),
  );
  const isRestoringVersion = useSearchParams()[0].has('version');
  const isRejected = useSelector(actor, ({ context: { post } }) =>
    Boolean(post?.rejection ?? post?.restriction),
  );
  const language = useSelector(actor, (current) => current.context.draft.content.language);
  const [script, onScriptChange] = useScriptPreference(language);
  // Layout effects end before the actor is stopped: what was typed last is still handed over.
  useLayoutEffect(() => autoFlush(actor, manuscript), [actor, manuscript]);
  useEffect(() => () => album.dispose(), [album]);
  useScrollToStepStart(isPublishing);
  const hand = () => {
    manuscript.surface?.endComposition();
    manuscript.flush();
  };
  const send = (type: 'save.requested' | 'submit.requested' | 'next.requested') => {
    hand();
    actor.send({ type });
  };
  return (
    <EditorFrame
      heading={
        <PageTitle key={String(isPublishing)} size="md">
          {isPublishing ? (
            <FormattedMessage id="editor.publishing.title" defaultMessage="Review and send" />
          ) : (
            heading
          )}
        </PageTitle>
      }
      status={<SaveIndicator actor={actor} />}
    >
      <Stack gap="4" marginBlockEnd="5" _empty={{ display: 'none' }}>
        {isRestoringVersion && (
          <LazyBoundary fallback={null}>
            <RestoredVersion actor={actor} />
          </LazyBoundary>
        )}
        <DiscardedDraft actor={actor} />
        {isRejected && (
          <LazyBoundary fallback={null}>
            <RejectionNote actor={actor} />
          </LazyBoundary>
        )}
        <StorageWarning actor={storageQuota} />
      </Stack>
      <LazyTransliteration script={script} manuscript={manuscript} />
      <Box
        hidden={isPublishing}
        lang={language ?? undefined}
        dir={language ? languageDirection(language) : undefined}
        spellCheck
        data-transliterate=""
      >
        <Stack gap="3">
          <TitleField actor={actor} buffer={manuscript} placeholder={titlePlaceholder} />
          {children({
            actor,
            buffer: manuscript,
            pictureRegistry: album,
            flush: hand,
            transliteration: { language, script, onScriptChange },
          })}
          <TextError actor={actor} />
        </Stack>
      </Box>
      {isPublishing ? (
        <LazyBoundary fallback={<ContentSkeleton />} backLink={<BackButton actor={actor} />}>
          <PublishPanel
            actor={actor}
            buffer={manuscript}
            preview={<PreviewButton actor={actor} flush={hand} />}
            onSave={() => send('save.requested')}
            onSubmit={() => send('submit.requested')}
          />
        </LazyBoundary>
      ) : (
        <WritingActions
          actor={actor}
          preview={<PreviewButton actor={actor} flush={hand} />}
          onSave={() => send('save.requested')}
          onNext={() => send('next.requested')}
        />
      )}
      <FocusFirstError actor={actor} />
      <RejectionNavigation actor={actor} />
      <EditorDialogs actor={actor} />
    </EditorFrame>
  );
}

/** Each step begins at its top. */
function useScrollToStepStart(isPublishing: boolean): void {
  const before = useRef(isPublishing);
  useEffect(() => {
    if (before.current !== isPublishing) window.scrollTo({ top: 0 });
    before.current = isPublishing;
  }, [isPublishing]);
}

/** When sending was refused for a field, the first wrong one is brought to the person. */
function FocusFirstError({ actor }: { actor: EditorActor }) {
  const fields = useSelector(actor, (current) => current.context.fields);
  const [known] = useState(() => ({ count: Object.keys(fields).length }));
  useEffect(() => {
    const count = Object.keys(fields).length;
    if (count > known.count) {
      const wrong = document.querySelector<HTMLElement>(
        'main [aria-invalid=true], main [data-invalid=true]',
      );
      wrong?.focus({ preventScroll: true });
      wrong?.scrollIntoView({ block: 'center' });
    }
    known.count = count;
  }, [fields, known]);
  return null;
}

/**
 * Back to the text, while what comes behind it has not arrived; who has asked to send it calls that
 * off first.
 */
function BackButton({ actor }: { actor: EditorActor }) {
  const isSubmitRequested = useSelector(actor, (current) =>
    current.can({ type: 'submit.cancelled' }),
  );
  return (
    <Row marginBlockStart="8">
      {isSubmitRequested ? (
        <Button kind="secondary" onClick={() => actor.send({ type: 'submit.cancelled' })}>
          <FormattedMessage id="editor.submit.cancel" defaultMessage="Cancel sending" />
        </Button>
      ) : (
        <Button kind="ghost" onClick={() => actor.send({ type: 'previous.requested' })}>
          <FormattedMessage id="editor.previous" defaultMessage="Back" />
        </Button>
      )}
    </Row>
  );
}

type WritingActionsProps = {
  actor: EditorActor;
  preview: ReactNode;
  onSave: () => void;
  onNext: () => void;
};

function WritingActions({ actor, preview, onSave, onNext }: WritingActionsProps) {
  const postUID = useSelector(actor, (current) => current.context.draft.postUID);
  return (
    <Row justifyContent="flex-end" marginBlockStart="8">
      {postUID && (
        <RouterLink
          to={versionsPath(postUID)}
          display="inline-flex"
          alignItems="center"
          minHeight="target"
          marginInlineEnd="auto"
        >
          <FormattedMessage id="editor.versions" defaultMessage="Version history" />
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
function TextError({ actor }: { actor: EditorActor }) {
  const code = useSelector(
    actor,
    ({ context: { fields } }) => fields.textContent ?? fields.captions,
  );
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
