import { type RefObject, useEffect, useRef } from 'react';
import type { SchemaForm } from '#src/ui/forms/schema-form.ts';
import type { RejectionValues } from './rejection-draft.ts';
import { maxReasonKeys } from './rejection-reason-list.tsx';
import { useShortcutKeysShown } from './shortcuts/use-shortcuts.tsx';

type FormKeys<Sent> = {
  form: SchemaForm<RejectionValues, Sent>;
  reasons: readonly string[];
  busy: boolean;
  submit: () => void;
  cancel: () => void;
};

/** Keys inside the form: Ctrl+Enter sends it, Escape leaves it, digits choose the first reasons. */
export function useFormKeys<Sent>({
  form,
  reasons,
  busy,
  submit,
  cancel,
}: FormKeys<Sent>): RefObject<HTMLFormElement | null> {
  const element = useRef<HTMLFormElement>(null);
  const hasKeys = useShortcutKeysShown();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.isComposing || event.repeat || busy) return;
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        submit();
      } else if (event.key === 'Escape') {
        cancel();
      } else if (hasKeys && toggleByDigit(event, form, reasons)) {
        event.preventDefault();
      }
    };
    const listening = element.current;
    listening?.addEventListener('keydown', press);
    return () => listening?.removeEventListener('keydown', press);
  }, [form, reasons, busy, submit, cancel, hasKeys]);
  return element;
}

/** Returns whether the key chose a reason. In the note it writes a digit. */
function toggleByDigit<Sent>(
  event: KeyboardEvent,
  form: SchemaForm<RejectionValues, Sent>,
  reasons: readonly string[],
): boolean {
  const isText = event.target instanceof HTMLTextAreaElement;
  if (isText || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
  const reason = digit ? reasons.slice(0, maxReasonKeys)[Number(digit) - 1] : undefined;
  if (reason === undefined) return false;
  const chosen = form.getValues('reasons');
  form.setValue(
    'reasons',
    chosen.includes(reason) ? chosen.filter((one) => one !== reason) : [...chosen, reason],
    { shouldDirty: true, shouldValidate: form.formState.isSubmitted },
  );
  return true;
}
