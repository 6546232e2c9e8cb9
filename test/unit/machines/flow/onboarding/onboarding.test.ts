import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Region } from '#domain/auth/regions.ts';
import { Failure } from '#domain/contract/failure.ts';
import { barSteps, onboardingMachine } from '#machines/flow/onboarding/onboarding.ts';
import type { Profile } from '#machines/flow/profile/profile.ts';
import {
  type CreatorPosition,
  deriveCreatorState,
  initialCreatorPosition,
} from '#machines/lifecycle/creator.ts';
import { ownProfile } from '#test/factories/profiles.ts';

type Position = Partial<CreatorPosition>;

const personAt = (position: Position, newUser = false) => ({
  creatorState: deriveCreatorState({ ...initialCreatorPosition, phone: 'verified', ...position }),
  newUser,
  rejection: null,
  mayLink: true,
});

type Setting = {
  newUser?: boolean;
  isWelcomed?: boolean;
  mayLink?: boolean;
  region?: Region;
  replies?: (Profile | Failure)[];
};

function start(
  position: Position,
  {
    newUser = false,
    isWelcomed = false,
    mayLink = true,
    region = 'DH_APP',
    replies = [],
  }: Setting = {},
) {
  const machine = onboardingMachine.provide({
    actors: {
      getProfileDetails: fromPromise(async () => {
        const reply = replies.shift();
        if (!reply) throw new Error('asked once too often');
        if (reply instanceof Failure) throw reply;
        return reply;
      }),
    },
  });
  const actor = createActor(machine, {
    input: { ...personAt(position, newUser), mayLink, region, isWelcomed },
  });
  const emitted: string[] = [];
  actor.on('*', ({ type }) => emitted.push(type));
  actor.start();
  const steps = () =>
    barSteps(actor.getSnapshot().context).map(({ step, state }) => `${step} ${state}`);
  type State = Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0];
  const until = (state: State) => waitFor(actor, (snapshot) => snapshot.matches(state));
  return { actor, emitted, steps, until };
}

const paid = (paymentType: 'ICC' | null): Profile => ({
  ...ownProfile,
  workApproval: 'approved',
  metaInfo: { paymentType },
});

describe('the offer to link logins', () => {
  // spec 4.34
  it('is made at the visit after a postponed welcome, and then the person is no longer new', () => {
    const first = start({}, { newUser: true });
    first.actor.send({ type: 'welcome.postponed' });
    expect([first.actor.getSnapshot().value, first.emitted]).toMatchObject([
      { welcome: 'closed' },
      ['welcome.answered'],
    ]);
    const { actor, emitted } = start({}, { newUser: true, isWelcomed: true });
    expect([actor.getSnapshot().value, emitted]).toMatchObject([{ welcome: 'linkOffered' }, []]);
    actor.send({ type: 'link.closed' });
    expect([actor.getSnapshot().value, emitted]).toMatchObject([
      { welcome: 'closed' },
      ['welcome.closed'],
    ]);
  });

  it('does not follow a dialog that was answered, whatever changes about the person', () => {
    const { actor } = start({}, { newUser: true });
    actor.send({ type: 'welcome.postponed' });
    actor.send({ type: 'user.changed', person: personAt({ work: 'pending' }, true) });
    expect(actor.getSnapshot().value).toMatchObject({ welcome: 'closed' });
  });

  it('greets a new person whose profile exists', () => {
    const { actor } = start({ work: 'pending' }, { newUser: true, replies: [ownProfile] });
    expect(actor.getSnapshot().value).toMatchObject({ welcome: 'linkOffered' });
  });

  it('returns for a person who comes back from a provider', () => {
    const { actor } = start({}, { newUser: true });
    actor.send({ type: 'link.resumed' });
    // The login was linked.
    actor.send({ type: 'user.changed', person: personAt({}, true) });
    expect(actor.getSnapshot().value).toMatchObject({ welcome: 'linkOffered' });
  });

  // spec 4.33
  it('is not made on the way from OGC to ICC', () => {
    const { actor, emitted } = start({}, { newUser: true, mayLink: false });
    actor.send({ type: 'welcome.postponed' });
    expect([actor.getSnapshot().value, emitted]).toMatchObject([
      { welcome: 'closed' },
      ['welcome.answered', 'welcome.closed'],
    ]);
  });
});

describe('the welcome', () => {
  it('welcomes a new creator, and reports once that the welcome was closed', () => {
    const { actor, emitted } = start({}, { newUser: true });
    expect(actor.getSnapshot().value).toMatchObject({ welcome: 'open' });
    actor.send({ type: 'welcome.closed' });
    actor.send({ type: 'welcome.closed' });
    expect([actor.getSnapshot().value, emitted]).toMatchObject([
      { welcome: 'closed' },
      ['welcome.answered', 'welcome.closed'],
    ]);
  });

  it.each([
    ['who was here before', {}, false],
    ['who has sent a profile', { work: 'pending' }, true],
  ] as const)('spares somebody %s', (_, position, newUser) => {
    const { actor } = start(position, { newUser, replies: [ownProfile] });
    expect(actor.getSnapshot().value).not.toMatchObject({ welcome: 'open' });
  });
});

describe('the details of the profile', () => {
  // spec 4.23
  it('are fetched before there is a profile', async () => {
    const { actor } = start({}, { replies: [ownProfile] });
    await waitFor(actor, ({ context }) => context.details === ownProfile);
    expect(actor.getSnapshot().value).toMatchObject({ step: 'profileNeeded' });
  });

  it('are not missed by the bar when they fail to load', async () => {
    const replies = [new Failure({ code: 'network' })];
    const { actor } = start({}, { replies });
    await expect.poll(() => replies).toEqual([]);
    expect(actor.getSnapshot().value).toMatchObject({ step: 'profileNeeded' });
  });
});

describe('the bar', () => {
  // spec 4.6
  it('begins with the profile', () => {
    const { actor, steps } = start({});
    expect(actor.getSnapshot().hasTag('bar')).toBe(true);
    expect(steps()).toEqual([
      'login done',
      'phone-verification done',
      'profile-submission current',
      'work-approval-pending open',
    ]);
  });

  it('leaves the phone out where it is not offered', () => {
    expect(start({ phone: 'unverified' }, { region: 'DH_MENA' }).steps()[1]).toBe(
      'profile-submission current',
    );
  });

  // spec 4.7
  it('waits for the approval, and learns since when', async () => {
    const { steps, until } = start({ work: 'pending' }, { replies: [ownProfile] });
    const { context } = await until({ step: { approvalPending: 'waiting' } });
    expect(context.details?.submittedAt).toBe(ownProfile.submittedAt);
    expect(steps().slice(2)).toEqual(['profile-submission done', 'work-approval-pending current']);
  });

  it('asks since when again once the network is back', async () => {
    const cut = new Failure({ code: 'network', status: 0 });
    const { actor, until } = start({ work: 'pending' }, { replies: [cut, ownProfile] });
    await until({ step: { approvalPending: 'sinceUnknown' } });
    actor.send({ type: 'network.online' });
    await until({ step: { approvalPending: 'waiting' } });
  });

  it('follows the person, and does not ask twice for what it knows', async () => {
    const replies = [ownProfile, ownProfile];
    const { actor, until } = start({}, { newUser: true, replies });
    actor.send({ type: 'user.changed', person: personAt({ work: 'pending' }) });
    await until({ step: { approvalPending: 'waiting' } });
    actor.send({ type: 'user.changed', person: personAt({ work: 'pending' }) });
    expect(actor.getSnapshot().value).toMatchObject({ step: { approvalPending: 'waiting' } });
  });

  it('goes when an approved creator is not paid by us', async () => {
    const { actor, until } = start({ work: 'approved' }, { replies: [paid(null)] });
    await until({ step: 'done' });
    expect(actor.getSnapshot().hasTag('bar')).toBe(false);
  });

  // spec 4.3, 4.9
  it('appends the bank details where a creator is paid', async () => {
    const { steps, until } = start({ work: 'approved' }, { replies: [paid('ICC')] });
    await until({ step: 'bankDetailsNeeded' });
    expect(steps().slice(3)).toEqual([
      'work-approval-pending done',
      'bank-details-submission current',
      'bank-details-approval-pending open',
    ]);
  });

  it('marks a refused approval', () => {
    const { actor } = start({ work: 'rejected' });
    expect(actor.getSnapshot().value).toMatchObject({ step: 'rejected' });
    expect(barSteps(actor.getSnapshot().context).find(({ isRefused }) => isRefused)?.step).toBe(
      'work-approval-pending',
    );
  });
});
