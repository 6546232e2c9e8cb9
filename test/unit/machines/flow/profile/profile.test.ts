import { describe, expect, it } from 'vitest';
import { Failure } from '#domain/contract/failure.ts';
import { profileInput, savingOperation } from '#machines/flow/profile/profile.ts';
import { ownProfile, profileText, uploadedPicture } from '#test/factories/profiles.ts';

import { free, start } from './start-profile.ts';

describe('the handle', () => {
  it('is checked once the typing pauses for 400 ms, not before', async () => {
    const { clock, checks, type, until } = start();
    type('me');
    type('meera');
    clock.increment(399);
    expect(checks).toEqual([]);
    clock.increment(1);
    expect(checks.map(({ handle }) => handle)).toEqual(['meera']);
    checks[0]?.answer(free('meera'));
    await until({ handle: 'available' });
  });

  it('ignores the answer to what was typed before', async () => {
    const { actor, clock, checks, type, until } = start();
    type('meera');
    clock.increment(400);
    type('meera2');
    checks[0]?.answer({
      ...free('meera'),
      available: false,
      reason: 'taken',
      suggestions: ['meera.news'],
    });
    await Promise.resolve();
    expect(actor.getSnapshot().value).toMatchObject({ handle: 'typing' });
    clock.increment(400);
    checks[1]?.answer(free('meera2'));
    await until({ handle: 'available' });
    expect(actor.getSnapshot().context.answer?.handle).toBe('meera2');
  });

  it('offers free ones when it is taken', async () => {
    const { clock, checks, type, until } = start();
    type('@Meera');
    clock.increment(400);
    checks[0]?.answer({
      ...free('meera'),
      available: false,
      reason: 'taken',
      suggestions: ['meera.news'],
    });
    expect((await until({ handle: 'taken' })).context.answer?.suggestions).toEqual(['meera.news']);
  });

  it('is suggested once the typing of the name pauses, and none was typed', async () => {
    const { actor, clock, names, type, until } = start();
    actor.send({ type: 'name.typed', name: 'मी' });
    actor.send({ type: 'name.typed', name: 'मीरा' });
    clock.increment(400);
    expect((await until({ handle: 'suggested' })).context.suggestions).toEqual(['meera']);
    expect(names).toEqual(['मीरा']);
    type('meera');
    actor.send({ type: 'name.typed', name: 'मीरा कुलकर्णी' });
    clock.increment(400);
    expect(actor.getSnapshot().value).toMatchObject({ handle: 'checking' });
    expect(names).toEqual(['मीरा']);
  });

  it('is not suggested for no name, and later when the server did not answer', async () => {
    let isDown = true;
    const { actor, clock, names, until } = start({
      suggest: () =>
        isDown ? Promise.reject(new Error()) : Promise.resolve({ suggestions: ['meera'] }),
    });
    actor.send({ type: 'name.typed', name: ' ' });
    clock.increment(400);
    expect(names).toEqual([]);
    actor.send({ type: 'name.typed', name: 'मीरा' });
    clock.increment(400);
    await until({ handle: 'suggesting' });
    await until({ handle: 'suggestionsFailed' });
    isDown = false;
    actor.send({ type: 'network.online' });
    expect((await until({ handle: 'suggested' })).context.suggestions).toEqual(['meera']);
  });

  it.each(['मीरा', 'a', 'admin'])('does not ask for %s', (handle) => {
    const { actor, clock, checks, type } = start();
    type(handle);
    clock.increment(400);
    expect(actor.getSnapshot().value).toMatchObject({ handle: 'malformed' });
    expect(checks).toEqual([]);
  });

  it.each(['', ' ', ownProfile.handle as string, `@${ownProfile.handle}`])(
    'says nothing of "%s"',
    (handle) => {
      const { actor, clock, type } = start({ profile: ownProfile });
      type(handle);
      clock.increment(400);
      expect(actor.getSnapshot().value).toMatchObject({ handle: 'unchanged' });
    },
  );

  it('that could not be checked is checked when the network is back', async () => {
    const { actor, clock, checks, type, until } = start();
    type('meera');
    clock.increment(400);
    checks[0]?.fail(new Failure({ code: 'network', status: 0 }));
    await until({ handle: 'checkFailed' });
    actor.send({ type: 'network.online' });
    expect(checks.map(({ handle }) => handle)).toEqual(['meera', 'meera']);
  });
});

describe('the form', () => {
  it('opens the form for a new creator, and the profile for a pending one', async () => {
    await start().untilForm('form');
    await start({ profile: ownProfile }).untilForm('screen', 'viewing');
    await start({ profile: { ...ownProfile, workApproval: 'rejected' } }).untilForm('form');
  });

  it('names every field that is missing', async () => {
    const { form, untilForm, submit, sent } = start();
    await untilForm('form');
    submit({
      name: ' ',
      handle: '',
      bio: '',
      languages: [],
      socialProfileLink: 'no link',
      isAdult: false,
    });
    expect(form().getSnapshot().context.failure?.fields).toEqual({
      name: 'required',
      handle: 'required',
      bio: 'required',
      languages: 'list-required',
      socialProfileLink: 'malformed',
      isAdult: 'required',
    });
    expect(sent).toEqual([]);
  });

  it.each(['Meera <3', 'a@b.c', '50% = half'])(
    'refuses the name %s before anything is sent',
    async (name) => {
      const { form, untilForm, submit, sent } = start();
      await untilForm('form');
      submit({ ...profileText, name });
      expect([form().getSnapshot().context.failure?.fields, sent]).toEqual([
        { name: 'characters-not-allowed' },
        [],
      ]);
    },
  );

  it('continues after a new sign-in', async () => {
    let isSignedIn = false;
    const save = async () => {
      if (!isSignedIn) throw new Failure({ code: 'unauthenticated', status: 401 });
      return ownProfile;
    };
    const { actor, sent, submit, untilForm } = start({ save });
    await untilForm('form');
    submit();
    await untilForm('screen', 'signInNeeded');
    isSignedIn = true;
    actor.send({ type: 'session.restored' });
    await untilForm('screen', 'saved');
    expect(sent[1]).toEqual(sent[0]);
  });

  it.each([
    ['none', 'register'],
    ['pending', 'updateProfile'],
    ['approved', 'updateProfile'],
    ['rejected', 'updateProfile'],
  ] as const)('of work approval %s is saved by %s', (workApproval, operation) => {
    expect(savingOperation({ workApproval })).toBe(operation);
  });

  it.each([
    [{ kind: 'kept' }, ownProfile.profileImage?.id],
    [{ kind: 'removed' }, null],
    [{ kind: 'replaced', picture: uploadedPicture }, uploadedPicture.id],
  ] as const)('is sent trimmed, with the picture %o', (picture, profileImageId) => {
    const values = {
      ...profileText,
      name: ' Meera ',
      handle: '@Meera',
      socialProfileLink: ' ',
      picture,
    };
    expect(profileInput({ subject: ownProfile, values, key: 'k' })).toEqual({
      ...profileText,
      name: 'Meera',
      handle: 'meera',
      socialProfileLink: null,
      profileImageId,
    });
  });
});
