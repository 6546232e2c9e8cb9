import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { isRejectionReason, sectionToFix } from '#domain/post/post-sections.ts';
import type { EditorActor } from '../editor-actor.ts';
import { focusField } from './field-navigation.ts';

/** Who comes from the reason of a refusal (`?mend=`) is brought to what it concerns, once. */
export function RejectionNavigation({ actor }: { actor: EditorActor }) {
  const [search] = useSearchParams();
  const [reason] = useState(() => search.get('mend'));
  useEffect(() => {
    if (!isRejectionReason(reason)) return;
    return focusField(actor, {
      field: sectionToFix(reason, actor.getSnapshot().context.draft.format),
    });
  }, [actor, reason]);
  return null;
}
