import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { isRejectionReason, sectionToFix } from '#domain/post/post-sections.ts';
import type { EditorActor } from '../editor-actor.ts';
import { focusField } from './field-navigation.ts';

/** Moves the focus once to the field that a rejection reason (`?fix=`) is about. */
export function RejectionNavigation({ actor }: { actor: EditorActor }) {
  const [search] = useSearchParams();
  const [reason] = useState(() => search.get('fix'));
  useEffect(() => {
    if (!isRejectionReason(reason)) return;
    return focusField(actor, {
      field: sectionToFix(reason, actor.getSnapshot().context.draft.format),
    });
  }, [actor, reason]);
  return null;
}
