import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import type { Locator } from 'vitest/browser';
import {
  type ActorRefFrom,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  createActor,
  type EventFromLogic,
  type EventObject,
  type InspectionEvent,
  SimulatedClock,
  type SnapshotFrom,
} from 'xstate';
import type { ChartEvents } from '#test/unit/machines/harness/chart-events.ts';
import { describeTransition, transitionsOf } from '#test/unit/machines/harness/chart-rules.ts';
import { type ChartPath, coveringPaths } from '#test/unit/machines/harness/covering-paths.ts';
import { screenStates, stateName } from '../../../scripts/charts/chart-nodes.ts';
import { draw } from './render-screen.tsx';
import { outcome, staged } from './stubbed-actors.ts';

/** How somebody causes an event: on the rendered screen, or from outside of the page. */
export type Gesture<Machine extends AnyStateMachine> = (
  // biome-ignore lint/suspicious/noExplicitAny: each gesture knows the payload of its own event
  event: any,
  actor: ActorRefFrom<Machine>,
) => unknown;

export type ChartWalk<Machine extends AnyStateMachine> = {
  /** The samples of the unit tests: what may happen, and what actors may answer. */
  samples: ChartEvents<Machine>;
  Screen: ComponentType<{ actor: ActorRefFrom<Machine> }>;
  /** By the event's name. What actors answer and what is due after a while needs no gesture. */
  gestures: Record<string, Gesture<Machine>>;
  /** By the name of each state tagged `screen`, what is seen of it. */
  shows: Record<string, (snapshot: AnyMachineSnapshot) => Locator>;
  /**
   * Where a screen has no place for an event that the chart would take; default: it has everywhere.
   */
  isPossible?: (snapshot: SnapshotFrom<Machine>, event: EventFromLogic<Machine>) => boolean;
  /**
   * Transitions, as `describeTransition` names them, that nobody can cause by this screen, and why.
   */
  outOfReach?: Record<string, string>;
  /** By name, screens that have the focus when a step leads to them. */
  keepsFocus?: string[];
  /** Replace actors that the screen needs to be further along. */
  actors?: Record<string, AnyActorLogic>;
  /** The address of the screen. */
  address?: string;
};

/** Longer than any delay of a chart. */
const aWhile = 60_000;

/**
 * Tests that run a chart through its screen. Together they take every transition, by actions of a
 * person or by external events. After each step the chart is in the expected state, and each of its
 * screen states is shown.
 */
export function walkChart<Machine extends AnyStateMachine>(walk: ChartWalk<Machine>): void {
  const machine = staged(walk.samples.machine, walk.actors);
  const paths = coveringPaths(
    { ...walk.samples, machine } as ChartEvents,
    (snapshot, event) =>
      walk.isPossible?.(snapshot as SnapshotFrom<Machine>, event as EventFromLogic<Machine>) ??
      true,
  );

  describe(machine.id, () => {
    it('has every transition on a path, or says why nobody can take it', () => {
      const covered = new Set(paths.flatMap(({ takes }) => [...takes]));
      const left = transitionsOf(machine).filter((transition) => !covered.has(transition));
      expect(left.map(describeTransition).sort()).toEqual(
        Object.keys(walk.outOfReach ?? {}).sort(),
      );
    });

    it('has an action for every event of a person, and an assertion for every screen', () => {
      const events = paths.flatMap(({ steps }) => steps.map(({ event }) => event.type));
      const caused = events.filter((type) => !type.startsWith('xstate.'));
      expect([...new Set(caused)].sort()).toEqual(Object.keys(walk.gestures).sort());
      expect(Object.keys(walk.shows).sort()).toEqual(screenStates(machine).sort());
    });

    it.each(paths.map((path, index) => [nameOf(path, index), path] as const))(
      '%s',
      async (_, path) => {
        const stage = begin(machine, path);
        await using _drawing = await draw(walk.Screen, stage.actor, walk.address);
        await seeScreens(walk, stage.actor);
        for (const { event, leadsTo } of path.steps) {
          stage.heard.length = 0;
          await cause(walk, stage, event);
          await expect
            .poll(() => stage.heard, { message: 'the events of the chart' })
            .toContain(event.type);
          await expect
            .poll(() => snapshotOf(stage.actor).value, { message: `where '${event.type}' leads` })
            .toEqual(leadsTo);
          await seeScreens(walk, stage.actor);
          await seeFocus(walk, stage.actor);
        }
        const missed = [...path.takes].filter((transition) => !stage.taken.has(transition));
        expect(missed.map(describeTransition)).toEqual([]);
      },
    );
  });
}

type Stage<Machine extends AnyStateMachine> = {
  actor: ActorRefFrom<Machine>;
  clock: SimulatedClock;
  taken: Set<AnyTransitionDefinition>;
  /** Names of the events that came during a step. */
  heard: string[];
};

function begin<Machine extends AnyStateMachine>(
  machine: Machine,
  { input }: ChartPath,
): Stage<Machine> {
  const clock = new SimulatedClock();
  const taken = new Set<AnyTransitionDefinition>();
  const started: { actor?: AnyActorRef } = {};
  const heard: string[] = [];
  const inspect = (event: InspectionEvent) => {
    if (started.actor && event.actorRef !== started.actor) return;
    if (event.type === '@xstate.event') heard.push(event.event.type);
    if (event.type === '@xstate.microstep') for (const one of event._transitions) taken.add(one);
  };
  const actor = createActor(machine as AnyStateMachine, { clock, inspect, input });
  started.actor = actor;
  actor.start();
  return { actor: actor as unknown as ActorRefFrom<Machine>, clock, taken, heard };
}

async function cause<Machine extends AnyStateMachine>(
  walk: ChartWalk<Machine>,
  { actor, clock }: Stage<Machine>,
  event: EventObject,
): Promise<void> {
  if (outcome(snapshotOf(actor), event)) return;
  if (event.type.startsWith('xstate.after.')) {
    clock.increment(aWhile);
    return;
  }
  const gesture = walk.gestures[event.type];
  if (!gesture) throw new Error(`No gesture causes '${event.type}'.`);
  await gesture(event, actor);
}

async function seeScreens<Machine extends AnyStateMachine>(
  walk: ChartWalk<Machine>,
  actor: ActorRefFrom<Machine>,
): Promise<void> {
  const snapshot = snapshotOf(actor);
  const nodes = (snapshot._nodes as AnyStateNode[]).filter((node) => node.tags.includes('screen'));
  for (const name of nodes.map(stateName)) {
    const sight = walk.shows[name];
    if (!sight) throw new Error(`It is not said what is seen of '${name}'.`);
    await expect.element(sight(snapshot), { message: name }).toBeVisible();
  }
}

async function seeFocus<Machine extends AnyStateMachine>(
  { keepsFocus = [] }: ChartWalk<Machine>,
  actor: ActorRefFrom<Machine>,
): Promise<void> {
  const names = (snapshotOf(actor)._nodes as AnyStateNode[]).map(stateName);
  for (const name of names.filter((each) => keepsFocus.includes(each))) {
    const isLost = () => document.activeElement === document.body;
    await expect.poll(isLost, { message: `the focus is lost in '${name}'` }).toBe(false);
  }
}

const snapshotOf = (actor: AnyActorRef): AnyMachineSnapshot => actor.getSnapshot();

function nameOf({ steps }: ChartPath, index: number): string {
  const events = steps.map(({ event }) =>
    event.type.replace(/^xstate\.(actor\.)?|\.actor\.0\.[^.]+/g, '$1'),
  );
  return `${index + 1}. ${events.join(' > ') || 'begins'}`;
}
