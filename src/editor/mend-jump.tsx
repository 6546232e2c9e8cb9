import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { isMendedWhenSending, isRejectionReason, type MendPlace, mendPlaceOf } from '#domain/mend-places.ts';
import type { EditorActor } from './editor-actor.ts';

/** Fields first of all: chips before one have buttons of their own. */
const fieldOf = (place: string) => `main [data-place=${place}] :is(input, select, textarea)`;
const inPlace = (place: string) => `main [data-place=${place}] :is(input, select, textarea, button)`;

/** What is gone to for each place, the first that is there. */
const targets: Record<MendPlace, string> = {
  title: 'main [aria-describedby~=title-problem]',
  text: 'main [data-place=text] :is([contenteditable=true], textarea)',
  pictures: `main [data-place=text] figure :is(button, textarea), ${inPlace('pictures')}`,
  video: inPlace('video'),
  hashtags: fieldOf('hashtags'),
  language: fieldOf('language'),
  genre: fieldOf('genre'),
  location: fieldOf('location'),
};

/** After this, in ms, nothing will come any more. */
const patience = 10_000;

/** Who comes from the reason of a refusal (`?mend=`) is brought to what it concerns, once. */
export function MendJump({ actor }: { actor: EditorActor }) {
  const [search] = useSearchParams();
  const [reason] = useState(() => search.get('mend'));
  useEffect(() => {
    if (!isRejectionReason(reason)) return;
    const place = mendPlaceOf(reason, actor.getSnapshot().context.draft.format);
    if (isMendedWhenSending(place)) actor.send({ type: 'next.requested' });
    return onceThere(targets[place], (target) => {
      target.focus({ preventScroll: true });
      target.scrollIntoView({ block: 'center' });
    });
  }, [actor, reason]);
  return null;
}

/** Calls once an element is there and what it stands in is drawn. Gives the function that calls it off. */
function onceThere(selector: string, act: (element: HTMLElement) => void): () => void {
  let frame = 0;
  const look = () => {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.checkVisibility());
    if (!found) return;
    stop();
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => act(found));
    });
  };
  const observer = new MutationObserver(look);
  const timer = setTimeout(() => observer.disconnect(), patience);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  look();
  return () => {
    stop();
    cancelAnimationFrame(frame);
  };
}
