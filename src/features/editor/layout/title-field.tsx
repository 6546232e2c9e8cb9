import { useSelector } from '@xstate/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { defineMessage, useIntl } from 'react-intl';
import { countGraphemes } from '#domain/language/graphemes.ts';
import { limits } from '#domain/limits.ts';
import { FieldMessage } from '#src/i18n/field-message.tsx';
import { chakra } from '#src/theme/chakra.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { Text } from '#src/ui/layout/text.tsx';
import type { EditorActor } from '../editor-actor.ts';
import type { EditorBuffer } from '../editor-buffer.ts';
import { type EarlyTitle, focusNewTitle, getEarlyInput } from '../prerendered/early-input.ts';

export const TitleInput = chakra('textarea', {
  base: {
    display: 'block',
    width: 'full',
    padding: '0',
    bg: 'transparent',
    fontFamily: 'heading',
    fontSize: { base: '2xl', sm: '3xl' },
    fontWeight: 'bold',
    lineHeight: 'heading',
    fieldSizing: 'content',
    resize: 'none',
    outline: 'none',
    borderBlockEndWidth: '2px',
    borderColor: 'transparent',
    paddingBlockEnd: '2',
    _focusVisible: { outline: 'none!', borderColor: 'focus' },
    _invalid: { borderColor: 'danger' },
    /* An empty field has no text whose direction it could follow. */
    '&:placeholder-shown': { direction: 'inherit' },
  },
});

export const articleTitlePlaceholder = defineMessage({
  id: 'editor.title.placeholder',
  defaultMessage: 'What happened?',
  description: 'Placeholder of the title of an article',
});

/** From here on the letters that are left are shown. */
const showRemainingBelow = 30;

type Props = { actor: EditorActor; buffer: EditorBuffer; placeholder: string };

/** The title: an uncontrolled native field. */
export function TitleField({ actor, buffer, placeholder }: Props) {
  const intl = useIntl();
  const [title, setTitle] = useState(() => actor.getSnapshot().context.draft.content.title);
  const field = useEarlyTitle(actor, (typed) => {
    setTitle(typed);
    buffer.change({ title: typed });
  });
  const problem = useSelector(actor, (current) => current.context.fields.title);
  const left = limits.titleMax - countGraphemes(title.trim());
  const error = left < 0 ? 'too-long' : problem;
  return (
    <Stack gap="1">
      <TitleInput
        ref={field}
        rows={1}
        dir="auto"
        value={title}
        enterKeyHint="next"
        aria-label={intl.formatMessage({ id: 'editor.title.label', defaultMessage: 'Title' })}
        aria-invalid={error ? true : undefined}
        aria-describedby="title-problem"
        placeholder={placeholder}
        onChange={(event) => {
          const typed = event.currentTarget.value.replace(/\s*\n\s*/g, ' ');
          setTitle(typed);
          buffer.change({ title: typed });
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          buffer.surface?.focus();
        }}
      />
      <Row id="title-problem" justifyContent="space-between" aria-live="polite">
        {error && (
          <Text size="sm" color="danger">
            <FieldMessage code={error} />
          </Text>
        )}
        {left < showRemainingBelow && (
          <Text size="sm" color={left < 0 ? 'danger' : 'ink.muted'} marginInlineStart="auto">
            {intl.formatNumber(left)}
          </Text>
        )}
      </Row>
    </Stack>
  );
}

/**
 * Continues with the title of the prerendered page and its caret; without that page the caret is in
 * the title of a new article. Returns the field's ref.
 */
function useEarlyTitle(actor: EditorActor, onTyped: (title: string) => void) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [first, setFirst] = useState<EarlyTitle | null>(null);
  const typed = useRef(onTyped);
  // Layout effects, so that the field has it all before the next key.
  useLayoutEffect(() => {
    const found = getEarlyInput(actor)?.takeTitle();
    const { isFresh, draft } = actor.getSnapshot().context;
    if (!found && isFresh && draft.format === 'FORMAT_ARTICLE' && field.current)
      focusNewTitle(field.current);
    if (!found) return;
    if (found.text !== '') typed.current(found.text);
    setFirst(found);
  }, [actor]);
  useLayoutEffect(() => {
    if (!first?.caret) return;
    field.current?.focus();
    field.current?.setSelectionRange(...first.caret);
  }, [first]);
  return field;
}
