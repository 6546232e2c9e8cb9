import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { isRejectionReason, mendPlaceOf } from '#domain/mend-places.ts';
import type { EditorActor } from './editor-actor.ts';
import { goToPlace } from './go-to-place.ts';

/** Who comes from the reason of a refusal (`?mend=`) is brought to what it concerns, once. */
export function MendJump({ actor }: { actor: EditorActor }) {
  const [search] = useSearchParams();
  const [reason] = useState(() => search.get('mend'));
  useEffect(() => {
    if (!isRejectionReason(reason)) return;
    return goToPlace(actor, { place: mendPlaceOf(reason, actor.getSnapshot().context.draft.format) });
  }, [actor, reason]);
  return null;
}
