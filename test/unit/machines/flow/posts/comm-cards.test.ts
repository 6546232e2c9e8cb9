import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { cardTarget, cardText, cardTextIn } from '#domain/announcements/comm-card.ts';
import { type CommCard, commCardsMachine } from '#machines/flow/posts/comm-cards.ts';
import { bankCard, festivalCard, trainingCard } from '#test/factories/comm-cards.ts';

function start(answer: () => Promise<CommCard[]>, kept: CommCard[] = []) {
  const actor = createActor(
    commCardsMachine.provide({
      actors: { getCommConfig: fromPromise<CommCard[], undefined>(answer) },
    }),
    { input: { cached: kept } },
  ).start();
  const dismissed: string[] = [];
  actor.on('card.dismissed', ({ card }) => dismissed.push(card.cardId));
  const until = (state: 'ready' | 'deferred' | 'none' | 'failed' | 'shown') =>
    waitFor(actor, (snapshot) => snapshot.matches(state));
  return { actor, dismissed, until };
}

describe('communication cards', () => {
  it('appear with the rows of the list', async () => {
    const { actor, until } = start(async () => [bankCard]);
    await until('ready');
    actor.send({ type: 'list.settled' });
    expect(actor.getSnapshot().matches('shown')).toBe(true);
  });

  it('appear a moment after the rows, while these are not painted', async () => {
    const { actor, until } = start(async () => [bankCard]);
    actor.send({ type: 'list.settled' });
    await until('shown');
  });

  it('wait for the next time the list loads when they come after its rows', async () => {
    const { actor, until } = start(async () => [bankCard]);
    actor.send({ type: 'list.settled' });
    actor.send({ type: 'list.rendering' });
    await until('deferred');
    actor.send({ type: 'list.settled' });
    expect(actor.getSnapshot().matches('deferred')).toBe(true);
    actor.send({ type: 'list.loading' });
    actor.send({ type: 'list.settled' });
    expect(actor.getSnapshot().matches('shown')).toBe(true);
  });

  it('are not waited for when there are none, whenever the reply comes', async () => {
    const late = start(async () => []);
    late.actor.send({ type: 'list.settled' });
    late.actor.send({ type: 'list.rendering' });
    await late.until('none');
    const early = start(async () => []);
    await early.until('ready');
    early.actor.send({ type: 'list.settled' });
    expect(early.actor.getSnapshot().value).toBe('none');
  });

  it('are those of the last visit where the answer comes after the rows', async () => {
    const { actor } = start(() => new Promise(() => {}), [festivalCard]);
    actor.send({ type: 'list.settled' });
    expect(actor.getSnapshot().context.cards).toEqual([]);
    actor.send({ type: 'list.rendering' });
    expect(actor.getSnapshot().matches('shown')).toBe(true);
    expect(actor.getSnapshot().context.cards).toEqual([festivalCard]);
  });

  it('are dismissed one by one, which is reported', async () => {
    const { actor, dismissed, until } = start(async () => [bankCard, festivalCard]);
    await until('ready');
    actor.send({ type: 'list.settled' });
    actor.send({ type: 'card.dismissed', card: bankCard });
    expect(actor.getSnapshot().context.cards).toEqual([festivalCard]);
    actor.send({ type: 'card.dismissed', card: festivalCard });
    expect(actor.getSnapshot().value).toBe('none');
    expect(dismissed).toEqual([bankCard.cardId, festivalCard.cardId]);
  });

  it('are asked for again when the network is back', async () => {
    let asked = 0;
    const { actor, until } = start(async () => {
      asked += 1;
      if (asked === 1) throw new Error('offline');
      return [bankCard];
    });
    await until('failed');
    actor.send({ type: 'network.online' });
    await until('deferred');
  });
});

describe('a communication card', () => {
  it('is read in the language of the reader or not at all', () => {
    expect(cardTextIn(bankCard.texts, 'hi')?.title).toBe('बैंक का ब्योरा जोड़ें');
    expect(cardTextIn(bankCard.texts, 'ta')).toBeUndefined();
  });

  it('is listed for staff in their language, else in English', () => {
    expect(cardText(bankCard.texts, 'hi')?.title).toBe('बैंक का ब्योरा जोड़ें');
    expect(cardText(bankCard.texts, 'ta')?.title).toBe('Add your bank details');
    expect(cardText([{ language: 'ta' }], 'ur')).toEqual({ language: 'ta' });
  });

  it('leads into the portal or by https elsewhere, and nowhere else', () => {
    expect(cardTarget(bankCard.link)?.kind).toBe('portal');
    expect(cardTarget(trainingCard.link)?.kind).toBe('elsewhere');
    const unsafe = [
      'javascript:alert(1)',
      'http://creator.example',
      '//creator.example',
      'https://',
      null,
    ];
    expect(unsafe.map(cardTarget)).toEqual([null, null, null, null, null]);
  });
});
