import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { stateName, stateNodes } from '../../../../scripts/charts/chart-nodes.ts';
import type { Chart } from '../../../../scripts/charts/load-charts.ts';

/** What every flow must handle in every state (design.md 4). */
export const globalEvents = [
  'session.expired',
  'signed.out',
  'network.offline',
  'network.online',
] as const;

const stateKey = /^[a-z][a-zA-Z0-9]*$/;
const guardKey = /^(is|has|can|may|was|needs|wants|knows|owns)[A-Z]/;
const camelCase = /^[a-z][a-zA-Z0-9]*$/;
const dottedEvent = /^[a-z]+(-[a-z]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)+$/;
const eventNames = {
  flow: dottedEvent,
  kit: dottedEvent,
  lifecycle: /^[a-z]+(-[a-z]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/,
};

type Pair = { state: string; event: string; answer: 'handled' | 'ignored' | 'missing' };

/**
 * Every (leaf state × global event) of a flow, and whether it is handled, explicitly ignored, or
 * forgotten.
 */
export function globalEventPairs(machine: AnyStateMachine): Pair[] {
  return leaves(machine).flatMap((leaf) =>
    globalEvents.map((event) => ({ state: stateName(leaf), event, answer: answerTo(event, leaf) })),
  );
}

function answerTo(event: string, leaf: AnyStateNode): Pair['answer'] {
  for (let node: AnyStateNode | undefined = leaf; node; node = node.parent) {
    const transitions: AnyTransitionDefinition[] | undefined = node.transitions.get(event);
    if (transitions?.some(hasEffect)) return 'handled';
    if (transitions || (node.config.on && event in node.config.on)) return 'ignored';
  }
  return 'missing';
}

/** A final state takes no event any more, and a chart is never in a history state. */
function leaves(machine: AnyStateMachine): AnyStateNode[] {
  return stateNodes(machine).filter((node) => node.type === 'atomic');
}

/** Does this transition do anything, or is it written only to say "ignored here"? */
export function hasEffect(transition: AnyTransitionDefinition): boolean {
  return Boolean(transition.target) || transition.actions.length > 0 || transition.reenter;
}

/** Every transition of a machine that does something, eventless ones included. */
export function transitionsOf(machine: AnyStateMachine): AnyTransitionDefinition[] {
  return [machine.root as AnyStateNode, ...stateNodes(machine)].flatMap((node) =>
    [...[...node.transitions.values()].flat(), ...(node.always ?? [])].filter(hasEffect),
  );
}

/** `login.waiting --code.submitted [isCode]--> login.verifying` */
export function describeTransition(transition: AnyTransitionDefinition): string {
  const guard = transition.guard
    ? ` [${guardNames(transition.guard).join(', ') || 'inline guard'}]`
    : '';
  const targets = transition.target?.map(stateName).join(', ') ?? 'itself';
  const event = transition.eventType || 'always';
  return `${stateName(transition.source)} --${event}${guard}--> ${targets}`;
}

type BuiltInGuard = { check?: unknown; guards?: unknown[] };

function guardNames(guard: unknown): string[] {
  if (typeof guard === 'string') return [guard];
  if (typeof guard === 'function') {
    const { check, guards } = guard as BuiltInGuard;
    return check ? (guards ?? []).flatMap(guardNames) : [''];
  }
  return [String((guard as { type?: string }).type ?? '')];
}

/** Everything in which a chart departs from the conventions, one sentence each. */
export function conventionProblems(chart: Chart): string[] {
  const { machine, kind } = chart;
  const nodes: AnyStateNode[] = [machine.root, ...stateNodes(machine)];
  return [
    ...(machine.id === chart.name
      ? []
      : [`The id '${machine.id}' is not the file's name '${chart.name}'.`]),
    ...(machine.root.description ? [] : [`The chart '${chart.name}' has no description.`]),
    ...nodes.slice(1).flatMap(stateProblems),
    ...nodes.flatMap(invokeProblems),
    ...nodes.flatMap((node) => eventProblems(node, eventNames[kind])),
    ...transitionsOf(machine).flatMap(guardProblems),
    ...misnamed(machine.implementations.guards, guardKey, 'guard', 'a yes/no question: isX, hasX'),
    ...misnamed(machine.implementations.actions, camelCase, 'action', 'a verb in camelCase'),
    ...misnamed(machine.implementations.actors, camelCase, 'actor', 'an operationId, in camelCase'),
    ...misnamed(machine.implementations.delays, camelCase, 'delay', 'camelCase'),
  ];
}

function stateProblems(node: AnyStateNode): string[] {
  const problems: string[] = [];
  if (!stateKey.test(node.key)) problems.push(`State '${stateName(node)}' is not camelCase.`);
  const needsDescription = node.type === 'atomic' || node.tags.includes('screen');
  if (needsDescription && !node.description)
    problems.push(`State '${stateName(node)}' has no description.`);
  return problems;
}

function invokeProblems(node: AnyStateNode): string[] {
  return node.invoke.flatMap((invoke) => {
    const source = String(invoke.src);
    const name = `'${source}' invoked in '${stateName(node)}'`;
    return [
      ...(invoke.onError ? [] : [`${name} has no onError.`]),
      ...(source.startsWith('xstate.invoke.')
        ? [`${name} is inline: name the actor in setup().`]
        : []),
    ];
  });
}

function eventProblems(node: AnyStateNode, pattern: RegExp): string[] {
  const own = Object.keys(node.config.on ?? {}).filter(
    (event) => event !== '*' && !event.startsWith('xstate.'),
  );
  const events = own.filter((event) => !pattern.test(event.replace(/\.\*$/, '.any')));
  const delays = Object.keys(node.config.after ?? {}).filter((delay) => /^\d+$/.test(delay));
  return [
    ...events.map((event) => `Event '${event}' of '${stateName(node)}' is not dotted lower case.`),
    ...delays.map((delay) => `The delay of ${delay} ms in '${stateName(node)}' has no name.`),
  ];
}

function guardProblems(transition: AnyTransitionDefinition): string[] {
  if (!transition.guard) return [];
  const inline = guardNames(transition.guard).includes('');
  return inline ? [`${describeTransition(transition)}: name the guard in setup().`] : [];
}

function misnamed(
  parts: Record<string, unknown>,
  pattern: RegExp,
  what: string,
  rule: string,
): string[] {
  return Object.keys(parts)
    .filter((name) => !pattern.test(name))
    .map((name) => `The ${what} '${name}' should be ${rule}.`);
}
