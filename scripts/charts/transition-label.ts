import type { AnyTransitionDefinition } from 'xstate';

/** `code.submitted [isCode]`: what makes a chart take a transition, in words. */
export function transitionLabel(transition: AnyTransitionDefinition): string {
  const guard = guardText(transition.guard);
  return guard ? `${eventText(transition)} [${guard}]` : eventText(transition);
}

/** Mermaid takes a colon as the end of a label, so none may be in it. */
function eventText(transition: AnyTransitionDefinition): string {
  const type = transition.eventType;
  if (type === '') return 'at once';
  const [, kind, name] =
    /^xstate\.(done\.actor|error\.actor|after|done\.state|snapshot)\.(.+)$/.exec(type) ?? [];
  if (!kind || !name) return type.replaceAll(':', ' ');
  if (kind === 'after') return `after ${name.split('.')[0]}`;
  if (kind === 'done.state') return 'finished';
  const source = transition.source.invoke.find((invoke) => invoke.id === name)?.src ?? name;
  const words = { 'done.actor': 'done', 'error.actor': 'failed', snapshot: 'changed' } as Record<
    string,
    string
  >;
  return `${source} ${words[kind]}`;
}

type BuiltInGuard = { check?: { name?: string }; guards?: unknown[] };

function guardText(guard: unknown): string {
  if (!guard) return '';
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'object') return String((guard as { type?: unknown }).type ?? '');
  const { check, guards } = guard as BuiltInGuard;
  const parts = (guards ?? []).map(guardText);
  if (check?.name === 'checkNot') return `not ${parts.join('')}`;
  return parts.join(check?.name === 'checkOr' ? ' or ' : ' and ');
}
