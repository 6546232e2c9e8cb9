import { isPublishStepSection, type PostSection } from '#domain/post/post-sections.ts';
import type { EditorActor } from '../editor-actor.ts';

/** A place in a post that has to be corrected. It can name one picture or one link. */
export type FieldTarget = {
  field: PostSection;
  picture?: string | undefined;
  link?: string | undefined;
};

const fields = ':is(input, select, textarea)';
const controls = ':is(input, select, textarea, button)';
/** Fields first of all: chips before one have buttons of their own. */
const fieldSelector = (place: string) => `main [data-field=${place}] ${fields}`;
const controlSelector = (place: string) => `main [data-field=${place}] ${controls}`;

/** The elements to go to for each place; the first that exists is used. */
const fieldSelectors: Record<PostSection, string> = {
  title: 'main [aria-describedby~=title-problem]',
  text: 'main [data-field=text] :is([contenteditable=true], textarea)',
  kind: controlSelector('kind'),
  pictures: `main [data-field=text] figure :is(button, textarea), ${controlSelector('pictures')}`,
  video: controlSelector('video'),
  poster: controlSelector('poster'),
  hashtags: fieldSelector('hashtags'),
  language: fieldSelector('language'),
  genre: fieldSelector('genre'),
  location: fieldSelector('location'),
  'ai-declaration': fieldSelector('ai-declaration'),
  'publish-time': 'main [data-field=publish-time] [aria-invalid=true]',
};

const pictureSelector = (id: string) => `main :is([data-picture="${id}"], [data-figure="${id}"])`;

/** From the most exact to the place as a whole. */
const targetSelectors = ({ field, picture, link }: FieldTarget): string[] => [
  // A photograph that is still being sent has the buttons of its upload before its caption.
  ...(picture ? [fields, controls].map((one) => `${pictureSelector(picture)} ${one}`) : []),
  ...(link ? [`main [data-field=text] a[href="${CSS.escape(link)}"]`] : []),
  fieldSelectors[field],
];

/** After this time, in ms, no reply is expected. */
const timeoutMs = 10_000;

/**
 * Moves the focus to a field of the post, on whichever step it is. Returns the function that calls
 * it off.
 */
export function focusField(actor: EditorActor, spot: FieldTarget): () => void {
  actor.send({ type: isPublishStepSection(spot.field) ? 'next.requested' : 'previous.requested' });
  return whenVisible(targetSelectors(spot), (target) => {
    if (target instanceof HTMLAnchorElement) placeCaretIn(target);
    else target.focus({ preventScroll: true });
    target.scrollIntoView({ block: 'center' });
  });
}

/** A link that is being written has no focus of its own: the text around it has. */
function placeCaretIn(link: HTMLAnchorElement): void {
  link.closest<HTMLElement>('[contenteditable=true]')?.focus({ preventScroll: true });
  getSelection()?.collapse(link, 0);
}

/** Calls back once the element and its container are rendered. Returns a function that cancels. */
function whenVisible(selectors: string[], act: (element: HTMLElement) => void): () => void {
  let frame = 0;
  const findVisible = () => {
    const found = selectors.flatMap(visible)[0];
    if (!found) return;
    stop();
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => act(found));
    });
  };
  const observer = new MutationObserver(findVisible);
  const timer = setTimeout(() => observer.disconnect(), timeoutMs);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  findVisible();
  return () => {
    stop();
    cancelAnimationFrame(frame);
  };
}

const visible = (selector: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
