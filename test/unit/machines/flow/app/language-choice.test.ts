import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { InterfaceLanguage } from '#domain/language/languages.ts';
import { languageChoiceMachine } from '#machines/flow/app/language-choice.ts';

function start() {
  const loads: { language: InterfaceLanguage; come: () => void; fail: () => void }[] = [];
  const save = vi.fn();
  const changed = vi.fn();
  const machine = languageChoiceMachine.provide({
    actions: { saveLanguage: ({ context }) => save(context.language) },
    actors: {
      loadMessages: fromPromise<string, { language: InterfaceLanguage }>(
        ({ input: { language } }) =>
          new Promise((resolve, reject) =>
            loads.push({
              language,
              come: () => resolve(`messages of ${language}`),
              fail: () => reject(new Error('offline')),
            }),
          ),
      ),
    },
  });
  const actor = createActor(machine, { input: { language: 'en', messages: 'English' } }).start();
  actor.on('language.changed', ({ language }) => changed(language));
  const at = (state: 'shown' | 'failed') => waitFor(actor, (current) => current.matches(state));
  const shown = () => actor.getSnapshot().context.messages;
  return { actor, loads, save, changed, at, shown };
}

describe('the language of the page', () => {
  it('changes once its catalogue has loaded, and is remembered', async () => {
    const { actor, loads, save, changed, at, shown } = start();
    actor.send({ type: 'language.chosen', language: 'hi' });
    expect(shown()).toBe('English');
    loads[0]?.come();
    await at('shown');
    expect(shown()).toBe('messages of hi');
    expect(save).toHaveBeenCalledExactlyOnceWith('hi');
    expect(changed).toHaveBeenCalledExactlyOnceWith('hi');
  });

  it('is the last one that was chosen, whichever catalogue comes first', async () => {
    const { actor, loads, at, changed, shown } = start();
    actor.send({ type: 'language.chosen', language: 'hi' });
    actor.send({ type: 'language.chosen', language: 'ur' });
    loads[1]?.come();
    await at('shown');
    loads[0]?.come();
    await Promise.resolve();
    expect(shown()).toBe('messages of ur');
    expect(changed).toHaveBeenCalledExactlyOnceWith('ur');
  });

  it('stays, and says so, when a chosen one cannot be loaded', async () => {
    const { actor, loads, save, at, shown } = start();
    actor.send({ type: 'language.chosen', language: 'hi' });
    loads[0]?.fail();
    await at('failed');
    expect(shown()).toBe('English');
    expect(save).not.toHaveBeenCalled();
  });

  it('follows the account silently', async () => {
    const { actor, loads, changed, at, shown } = start();
    actor.send({ type: 'language.preferred', language: 'en' });
    expect(loads).toEqual([]);
    actor.send({ type: 'language.preferred', language: 'ur' });
    loads[0]?.fail();
    await at('shown');
    actor.send({ type: 'language.preferred', language: 'ur' });
    loads[1]?.come();
    await waitFor(actor, ({ context }) => context.language === 'ur');
    expect(shown()).toBe('messages of ur');
    expect(changed).not.toHaveBeenCalled();
  });
});
