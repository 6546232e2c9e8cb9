import type { Environment } from './environment.ts';
import { InvariantBroken } from './invariants.ts';
import { createRandom } from './time/random.ts';
import { settle } from './time/virtual-time.ts';
import { World } from './world.ts';

export type Outcome = {
  seed: number;
  steps: number;
  trace: readonly string[];
  /** How often each thing happened. */
  counts: Record<string, number>;
  failure: { step: number; invariant: string; message: string } | null;
};

/** How long people act, in milliseconds. */
const actingTime = 90_000;
/** How often they put things in order afterwards, and how long they wait each time. */
const rounds = 12;
const roundTime = 120_000;
const maxSteps = 20_000;

/** Runs the simulation of a seed. It is the same each time, in every process. */
export async function runSeed(environment: Environment, seed: number): Promise<Outcome> {
  await environment.database.reset();
  const world = new World(environment, seed);
  const run = new Run(world, createRandom(seed).fork('people'));
  try {
    await run.whole();
    return { seed, steps: run.steps, trace: world.trace, counts: world.counts, failure: null };
  } catch (error) {
    const { message, stack } = error as Error;
    const isKnown = error instanceof InvariantBroken;
    const failure = {
      step: run.steps,
      invariant: isKnown ? error.invariant : 'nothing throws',
      message: isKnown ? message : String(stack),
    };
    return { seed, steps: run.steps, trace: world.trace, counts: world.counts, failure };
  }
}

class Run {
  steps = 0;
  readonly #world: World;
  readonly #random;
  #isOver = false;
  /** What a person's act has thrown. */
  #error: unknown;

  constructor(world: World, random: ReturnType<typeof createRandom>) {
    this.#world = world;
    this.#random = random;
  }

  async whole(): Promise<void> {
    const { creators, moderators, time } = this.#world;
    await this.#world.start();
    await settle();
    for (const person of [...creators, ...moderators]) this.#actFromNowOn(person);
    await this.#until(time.now + actingTime);
    this.#isOver = true;
    this.#world.calm();
    for (const moderator of moderators) moderator.leave();
    for (let round = 0; round < rounds && !this.#world.hasEverythingArrived; round += 1) {
      for (const creator of creators) await creator.settle();
      await this.#until(time.now + roundTime, () => this.#world.hasEverythingArrived);
      for (const creator of creators) creator.resolve();
    }
    this.#world.checkEverythingArrived();
  }

  #actFromNowOn(person: { act(): void | Promise<void> }): void {
    const pause = this.#random.chance(0.3)
      ? this.#random.integer(1, 400)
      : this.#random.integer(400, 5000);
    this.#world.time.schedule(pause, async () => {
      if (this.#isOver) return;
      try {
        await person.act();
      } catch (error) {
        this.#error ??= error;
      }
      this.#actFromNowOn(person);
    });
  }

  async #until(moment: number, isDone = () => false): Promise<void> {
    const { time } = this.#world;
    while (time.next <= moment && !isDone()) {
      await time.step();
      this.steps += 1;
      if (this.#error) throw this.#error;
      this.#world.check();
      if (this.steps > maxSteps) throw new Error(`There is no end after ${maxSteps} steps.`);
    }
  }
}
