import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, type InputFrom, waitFor } from 'xstate';
import {
  type InstallAnswer,
  type InstallMoment,
  installOfferMachine,
} from '#machines/flow/app/install-offer.ts';

const goodMoment: InstallMoment = { hasSentPost: true, isOnline: true, isInterrupted: false };

type Start = Partial<InputFrom<typeof installOfferMachine>> & {
  ask?: () => Promise<InstallAnswer>;
};

function start({ way = 'prompt', origin = 'list', ask }: Start = {}) {
  const happened: string[] = [];
  const machine = installOfferMachine.provide({
    actors: {
      askToInstall: fromPromise<InstallAnswer, undefined>(async () => {
        happened.push('ask');
        return ask ? ask() : 'accepted';
      }),
    },
    actions: { rememberAnswer: () => happened.push('remember') },
  });
  const actor = createActor(machine, { input: { way, origin } });
  actor.on('offer.postponed', () => happened.push('postponed'));
  actor.start();
  return {
    actor,
    happened,
    isShown: () => actor.getSnapshot().hasTag('screen'),
    until: (state: string) => waitFor(actor, ({ value }) => value === state),
  };
}

describe('the offer to install the portal', () => {
  it('appears when the list has the first sent post, and asks the browser once', async () => {
    const { actor, happened, isShown, until } = start();
    expect(isShown()).toBe(false);
    actor.send({ type: 'list.changed', moment: goodMoment });
    await until('offered');
    actor.send({ type: 'install.requested' });
    actor.send({ type: 'install.requested' });
    await until('accepted');
    expect(happened).toEqual(['ask', 'remember']);
    actor.send({ type: 'app.installed' });
    expect(isShown()).toBe(false);
  });

  it.each<Partial<InstallMoment>>([
    { hasSentPost: false },
    { isOnline: false },
    { isInterrupted: true },
  ])('waits for another moment than one with %o', (change) => {
    const { actor, isShown } = start();
    actor.send({ type: 'list.changed', moment: { ...goodMoment, ...change } });
    expect(isShown()).toBe(false);
    actor.send({ type: 'list.changed', moment: goodMoment });
    expect(isShown()).toBe(true);
  });

  it('is not made where the browser cannot install, until it can', () => {
    const { actor, isShown } = start({ way: null });
    actor.send({ type: 'list.changed', moment: goodMoment });
    expect(isShown()).toBe(false);
    actor.send({ type: 'way.changed', way: 'prompt' });
    actor.send({ type: 'list.changed', moment: goodMoment });
    expect(isShown()).toBe(true);
  });

  it('ends with "Not now", which is remembered, and tells where the entry is', () => {
    const { actor, happened, isShown } = start();
    actor.send({ type: 'list.changed', moment: goodMoment });
    actor.send({ type: 'offer.closed' });
    expect(happened).toEqual(['remember', 'postponed']);
    actor.send({ type: 'list.changed', moment: goodMoment });
    expect(isShown()).toBe(false);
  });

  it('goes and returns with the network, and stays where somebody asked for it', () => {
    const offer = start();
    offer.actor.send({ type: 'list.changed', moment: goodMoment });
    offer.actor.send({ type: 'network.offline' });
    expect(offer.isShown()).toBe(false);
    expect(offer.happened).toEqual([]);
    offer.actor.send({ type: 'list.changed', moment: goodMoment });
    expect(offer.isShown()).toBe(true);
    const dialog = start({ origin: 'help' });
    dialog.actor.send({ type: 'network.offline' });
    expect(dialog.isShown()).toBe(true);
  });

  it('is answered when the question of the browser is dismissed', async () => {
    const { actor, happened, until } = start({ origin: 'help', ask: async () => 'dismissed' });
    actor.send({ type: 'install.requested' });
    await until('answered');
    expect(happened).toEqual(['ask', 'remember']);
  });

  it('explains the menu of the browser when that does not ask', async () => {
    const refuse = () => Promise.reject(new DOMException('Used.', 'InvalidStateError'));
    const { actor, happened, until } = start({ origin: 'help', ask: refuse });
    actor.send({ type: 'install.requested' });
    await until('failed');
    expect(happened).toEqual(['ask', 'remember']);
    actor.send({ type: 'offer.closed' });
    await until('answered');
  });

  it('explains the steps where the browser never asks', () => {
    const { actor } = start({ way: 'steps', origin: 'help' });
    expect(actor.getSnapshot().value).toBe('explained');
    expect(actor.getSnapshot().can({ type: 'install.requested' })).toBe(false);
  });
});
