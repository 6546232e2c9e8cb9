import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { RuleCode } from '#domain/forms/validation-rules.ts';
import type { Content } from '#machines/flow/editor/post-content.ts';
import { FieldMessage } from '#src/i18n/field-message.tsx';
import type { EditorActor } from '../editor-actor.ts';
import type { EditorBuffer } from '../editor-buffer.ts';
import { rememberPublishChoice } from './publish-defaults.ts';

type Metadata = Omit<Content, 'title' | 'html'>;

export type PublishForm = {
  content: Metadata;
  change: (changed: Partial<Metadata>) => void;
  /** The error of a field of the contract. */
  error: (name: string) => ReactNode;
  /** The rule that it breaks. */
  problem: (name: string) => RuleCode | undefined;
};

/** The fields of the publish step: their values, which the buffer saves, and their errors. */
export function usePublishForm(actor: EditorActor, buffer: EditorBuffer): PublishForm {
  const content: Metadata = useSelector(actor, (current) => current.context.draft.content);
  const fields = useSelector(actor, (current) => current.context.fields);
  return {
    content,
    change(changed) {
      buffer.change(changed);
      buffer.flush();
      rememberPublishChoice(actor.getSnapshot().context.draft.ownerUserId, changed);
    },
    problem: (name) => fields[name],
    error: (name) => fields[name] && <FieldMessage code={fields[name]} />,
  };
}
