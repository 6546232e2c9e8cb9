import type { AnyActorRef, InspectionEvent } from 'xstate';
import type { ChartEntry, RecordedEvent, StateValue } from '#domain/problem-reports/recording.ts';
import type { ChartObserver } from '../observed-actors.ts';
import { plainCopy, roughSize } from './plain-copy.ts';

type Snapshot = { value?: StateValue; status: string; children?: Record<string, AnyActorRef> };
type Sent = { event: object; isFromPerson: boolean | undefined };
/** Learns of a change of a chart, or of a chart inside of it, and of its actor. */
export type TakeEntry = (entry: ChartEntry, actor: AnyActorRef) => void;

/** What a person does; during these, an event is theirs. */
const inputEvents = /^(click|key|input|before|change|submit|pointer|mouse|touch|paste|drop|compos)/;

/** An observer that describes what happens in charts by entries of a recording. */
export function createChartRecorder(take: TakeEntry): ChartObserver {
  const numbers = new WeakMap<AnyActorRef, number>();
  const states = new WeakMap<AnyActorRef, string>();
  const sent = new WeakMap<AnyActorRef, Sent>();
  let count = 0;

  function add(actor: AnyActorRef): void {
    if (numbers.has(actor) || !chartId(actor)) return;
    count += 1;
    numbers.set(actor, count);
    enter(actor, { change: 'started' });
    addChildren(actor);
  }

  function addChildren(actor: AnyActorRef): void {
    const { children = {} } = actor.getSnapshot() as Snapshot;
    for (const child of Object.values(children)) if (child) add(child);
  }

  function enter(
    actor: AnyActorRef,
    change: Pick<ChartEntry, 'change' | 'event' | 'isFromPerson'>,
    state = (actor.getSnapshot() as Snapshot).value,
  ): void {
    const number = numbers.get(actor);
    if (number === undefined) return;
    if (state) states.set(actor, JSON.stringify(state));
    if (change.change === 'ended') numbers.delete(actor);
    const entry: ChartEntry = { kind: 'chart', chart: chartId(actor), actor: number, ...change };
    take(state ? { ...entry, state } : entry, actor);
  }

  function moved(actor: AnyActorRef, event: RecordedEvent, snapshot: Snapshot): void {
    if (!numbers.has(actor)) return;
    const last = sent.get(actor);
    const isFromPerson = last?.event === event ? last.isFromPerson : undefined;
    const isSameState = JSON.stringify(snapshot.value) === states.get(actor);
    // Ticks of clocks and progress would drive everything else out.
    if (!isSameState || isFromPerson !== undefined)
      enter(
        actor,
        {
          change: 'event',
          event: recordedEvent(event, isFromPerson !== undefined),
          ...(isFromPerson !== undefined && { isFromPerson }),
        },
        snapshot.value,
      );
    if (snapshot.status !== 'active') enter(actor, { change: 'ended' }, snapshot.value);
    else addChildren(actor);
  }

  return {
    started: add,
    happened: (event: InspectionEvent) => {
      const actor = event.actorRef as AnyActorRef;
      if (event.type === '@xstate.event')
        sent.set(actor, {
          event: event.event,
          isFromPerson: event.sourceRef ? undefined : isPersonActing(),
        });
      if (event.type === '@xstate.snapshot')
        moved(actor, event.event as RecordedEvent, event.snapshot as unknown as Snapshot);
    },
    ended: (root) => {
      const { children = {} } = root.getSnapshot() as Snapshot;
      for (const child of Object.values(children)) if (child) enter(child, { change: 'ended' });
      enter(root, { change: 'ended' });
    },
  };
}

/** The id of the machine; empty for actors that run none, such as calls. */
export const chartId = (actor: AnyActorRef): string =>
  (actor.getSnapshot() as { machine?: { id: string } } | undefined)?.machine?.id ?? '';

function isPersonActing(): boolean {
  const current = globalThis.event;
  return Boolean(current?.isTrusted && inputEvents.test(current.type));
}

/** The largest event between charts and their actors whose fields are kept, in bytes. */
const smallEvent = 500;

/** Of results of actors only the type and an error's code: most are calls. */
function recordedEvent(event: RecordedEvent, isFromOutside: boolean): RecordedEvent {
  const isSmall = !event.type.startsWith('xstate.') && roughSize(event, smallEvent) <= smallEvent;
  if (isFromOutside || (isSmall && !event.error)) return plainCopy(event) as RecordedEvent;
  const { code } = (event.error ?? {}) as { code?: unknown };
  return { type: event.type, ...(typeof code === 'string' && { code }) };
}
