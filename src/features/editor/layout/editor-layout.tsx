import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { languageDirection } from '#domain/language/languages.ts';
import { FieldMessage } from '#src/i18n/field-message.tsx';
import { LazyBoundary } from '#src/ui/feedback/lazy-boundary.tsx';
import { Box, Stack } from '#src/ui/layout/layout.tsx';
import { PageTitle } from '#src/ui/layout/page-title.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import type { EditorActor } from '../editor-actor.ts';
import { useEditorServices } from '../editor-services.ts';
import { RejectionNote, RestoredVersion, StorageWarning } from '../lazy-panels.ts';
import { RejectionNavigation } from '../submission/rejection-navigation.tsx';
import { LazyTransliteration } from '../transliteration/lazy-transliteration.tsx';
import { DiscardedDraft } from '../versions/discarded-draft.tsx';
import { type EditorContext, useEditorContext } from './editor-context.ts';
import { EditorDialogs } from './editor-dialogs.tsx';
import { EditorFrame } from './editor-frame.tsx';
import { SaveIndicator } from './save-indicator.tsx';
import { StepActions } from './step-actions.tsx';
import { TitleField } from './title-field.tsx';

type EditorLayoutProps = {
  actor: EditorActor;
  heading: ReactNode;
  titlePlaceholder: string;
  /** The format's own fields below the title. */
  children: (editor: EditorContext) => ReactNode;
};

/**
 * The editor: the text, then the publish step. Both stay mounted, so undo survives a look ahead.
 */
export function EditorLayout({ actor, heading, titlePlaceholder, children }: EditorLayoutProps) {
  const editor = useEditorContext(actor);
  const { buffer, transliteration } = editor;
  const { language, script } = transliteration;
  const isPublishing = useSelector(actor, (current) =>
    current.matches({ withLock: { open: { step: 'publishing' } } }),
  );
  useScrollToStepStart(isPublishing);
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
      <EditorNotices actor={actor} />
      <LazyTransliteration script={script} buffer={buffer} />
      <Box
        hidden={isPublishing}
        lang={language ?? undefined}
        dir={language ? languageDirection(language) : undefined}
        spellCheck
        data-transliterate=""
      >
        <Stack gap="3">
          <TitleField actor={actor} buffer={buffer} placeholder={titlePlaceholder} />
          {children(editor)}
          <TextError actor={actor} />
        </Stack>
      </Box>
      <StepActions editor={editor} isPublishing={isPublishing} />
      <FocusFirstError actor={actor} />
      <RejectionNavigation actor={actor} />
      <EditorDialogs actor={actor} />
    </EditorFrame>
  );
}

/** Above the text: what is special about this draft or this device. */
function EditorNotices({ actor }: { actor: EditorActor }) {
  const { storageQuota } = useEditorServices();
  const isStorageLow = useSelector(storageQuota, (current) => current.matches('low'));
  const isRestoringVersion = useSearchParams()[0].has('version');
  const isRejected = useSelector(actor, ({ context: { post } }) =>
    Boolean(post?.rejection ?? post?.restriction),
  );
  return (
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
      {isStorageLow && (
        <LazyBoundary fallback={null}>
          <StorageWarning actor={storageQuota} />
        </LazyBoundary>
      )}
    </Stack>
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

/** When a field prevents sending, the first invalid one is focused. */
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
