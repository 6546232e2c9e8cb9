import { isMendedWhenSending, type MendPlace } from '#domain/mend-places.ts';
import type { EditorActor } from './editor-actor.ts';

/** Something in a post that is to be mended: a place, and in it one picture or one link where it is about such a one. */
export type Spot = { place: MendPlace; picture?: string | undefined; link?: string | undefined };

const fields = ':is(input, select, textarea)';
const controls = ':is(input, select, textarea, button)';
/** Fields first of all: chips before one have buttons of their own. */
const fieldOf = (place: string) => `main [data-place=${place}] ${fields}`;
const inPlace = (place: string) => `main [data-place=${place}] ${controls}`;

/** What is gone to for each place, the first that is there. */
const targets: Record<MendPlace, string> = {
  title: 'main [aria-describedby~=title-problem]',
  text: 'main [data-place=text] :is([contenteditable=true], textarea)',
  kind: inPlace('kind'),
  pictures: `main [data-place=text] figure :is(button, textarea), ${inPlace('pictures')}`,
  video: inPlace('video'),
  poster: inPlace('poster'),
  hashtags: fieldOf('hashtags'),
  language: fieldOf('language'),
  genre: fieldOf('genre'),
  location: fieldOf('location'),
};

const pictureOf = (id: string) => `main :is([data-picture="${id}"], [data-figure="${id}"])`;

/** From the most exact to the place as a whole. */
const selectorsOf = ({ place, picture, link }: Spot): string[] => [
  // A photograph that is still being sent has the buttons of its upload before its caption.
  ...(picture ? [fields, controls].map((one) => `${pictureOf(picture)} ${one}`) : []),
  ...(link ? [`main [data-place=text] a[href="${CSS.escape(link)}"]`] : []),
  targets[place],
];

/** After this, in ms, nothing will come any more. */
const patience = 10_000;

/** Brings the person to a place of the post, on whichever step it is. Gives the function that calls it off. */
export function goToPlace(actor: EditorActor, spot: Spot): () => void {
  actor.send({ type: isMendedWhenSending(spot.place) ? 'next.requested' : 'previous.requested' });
  return onceThere(selectorsOf(spot), (target) => {
    if (target instanceof HTMLAnchorElement) putCaretIn(target);
    else target.focus({ preventScroll: true });
    target.scrollIntoView({ block: 'center' });
  });
}

/** A link that is being written has no focus of its own: the text around it has. */
function putCaretIn(link: HTMLAnchorElement): void {
  link.closest<HTMLElement>('[contenteditable=true]')?.focus({ preventScroll: true });
  getSelection()?.collapse(link, 0);
}

/** Calls once an element is there and what it stands in is drawn. Gives the function that calls it off. */
function onceThere(selectors: string[], act: (element: HTMLElement) => void): () => void {
  let frame = 0;
  const look = () => {
    const found = selectors.flatMap(visible)[0];
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

const visible = (selector: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
