import type { InputEntry } from '#domain/problem-reports/recording.ts';
import { recordingLimits } from '#domain/problem-reports/recording-limits.ts';
import { standIn } from '#domain/problem-reports/stand-in.ts';
import { plainCopy } from './plain-copy.ts';

/** Keys that do something by themselves. Others are part of what is typed. */
const recordedKeys = /^(Enter|Escape|Home|End|Arrow(Up|Down|Left|Right)| )$/;
/** What is pressed, rather than the picture in it. */
const pressed =
  'a, button, input, select, textarea, summary, label, [contenteditable], ' +
  '[role]:not([role=img], [role=presentation], [role=none])';
/** Their values are shapes of dates and numbers, which a stand-in would make invalid. */
const plainTypes = /^(date|time|datetime-local|month|week|range|color)$/;
/** Instead of a password: its length says something about it. */
const passwordStandIn = 'aaaaaaaaaaaa';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Announces what a person presses and types. Texts are stand-ins from the start. */
export function observeInputs(told: (entry: InputEntry) => void): void {
  const listen = (type: string, read: (event: Event) => Omit<InputEntry, 'kind'> | undefined) =>
    addEventListener(
      type,
      (event) => {
        const input = (event.isTrusted || isByDriver(event)) && read(event);
        if (input && isAddress(input.target)) told({ kind: 'input', ...input });
      },
      { capture: true },
    );
  listen('click', readPress);
  listen('input', readInput);
  listen('change', readChoice);
  listen('keydown', (event) => {
    const { key, target } = event as KeyboardEvent;
    const isSpaceInText = key === ' ' && isTextField(target);
    if (!recordedKeys.test(key) || isSpaceInText || !(target instanceof Element)) return undefined;
    return { action: 'key', target: addressOf(target), value: key };
  });
}

function readPress({ target }: Event) {
  if (!(target instanceof Element)) return undefined;
  const element = target.closest(pressed) ?? target;
  const label = element.closest('label');
  // The browser presses the field of a label too, which is what counts.
  if (label?.control && label.control !== element) return undefined;
  if (isTextField(element) || element instanceof HTMLSelectElement) return undefined;
  if (element instanceof HTMLInputElement && element.type === 'file') return undefined;
  return { action: 'press' as const, target: addressOf(element) };
}

function readInput({ target }: Event) {
  if (!(target instanceof HTMLElement) || !isTextField(target)) return undefined;
  const { type = '', value = target.textContent } = target as Partial<Field>;
  return { action: 'fill' as const, target: addressOf(target), value: typedText(type, value) };
}

function typedText(type: string, value: string): string {
  if (type === 'password') return value && passwordStandIn;
  const text = value.slice(0, recordingLimits.textMax);
  return plainTypes.test(type) ? text : standIn(text);
}

function readChoice({ target }: Event) {
  if (target instanceof HTMLSelectElement)
    return {
      action: 'choose' as const,
      target: addressOf(target),
      value: String(target.selectedIndex),
    };
  if (!(target instanceof HTMLInputElement) || target.type !== 'file') return undefined;
  const files = plainCopy([...(target.files ?? [])]) as InputEntry['files'];
  return { action: 'choose' as const, target: addressOf(target), ...(files && { files }) };
}

/** Browsers that a test drives announce what they choose themselves; the portal never does. */
const isByDriver = ({ type, target }: Event) =>
  type === 'change' || (target instanceof HTMLInputElement && plainTypes.test(target.type));

function isTextField(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement)
    return !/^(checkbox|radio|file|button|submit|reset|image)$/.test(target.type);
  return (
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLElement && target.isContentEditable)
  );
}

/** Whether the server takes it: another one would have the whole report refused. */
const isAddress = (target: string) =>
  target.length <= recordingLimits.addressMax && /^[a-z0-9:/-]+$/.test(target);

/** The way to an element from `body` on: names of elements, and their places among those alike. */
function addressOf(element: Element): string {
  const steps: string[] = [];
  for (
    let one: Element | null = element;
    one && one.localName !== 'html';
    one = one.parentElement
  ) {
    const { localName, parentElement } = one;
    const alike = [...(parentElement?.children ?? [])].filter(
      (child) => child.localName === localName,
    );
    steps.unshift(`${localName}:${alike.indexOf(one)}`);
  }
  return steps.join('/');
}
