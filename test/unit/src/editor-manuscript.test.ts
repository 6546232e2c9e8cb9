import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lastWordsOf } from '#src/drafts/last-words.ts';
import type { EditorActor } from '#src/editor/editor-actor.ts';
import { keepHanding, openManuscript } from '#src/editor/manuscript.ts';
import type { WritingSurface } from '#src/editor/surface/writing-surface.ts';
import { draftOfTest, ownerId } from '../../support/drafts.ts';
import { storageOfTest } from '../../support/storage.ts';
import { openDesk } from '../machines/post-editor-desk.ts';

function open() {
  const sent: { type: string; content?: { title: string; html: string } }[] = [];
  const context = { draft: draftOfTest(), opened: 1 };
  const actor = {
    send: (event: (typeof sent)[number]) => sent.push(event),
    getSnapshot: () => ({ context }),
  } as unknown as EditorActor;
  return { sent, context, manuscript: openManuscript(actor) };
}

describe('a manuscript', () => {
  it('tells of many keys once, until the text was handed over', () => {
    const { sent, manuscript } = open();
    for (let key = 0; key < 100; key += 1) manuscript.touch();
    expect(sent).toEqual([{ type: 'content.touched' }]);
    manuscript.hand();
    manuscript.touch();
    expect(sent.map(({ type }) => type)).toEqual(['content.touched', 'content.collected', 'content.touched']);
  });

  it('reads the writing surface only when it hands over', () => {
    const { sent, manuscript } = open();
    let reads = 0;
    const surface: Partial<WritingSurface> = {
      getHtml: () => {
        reads += 1;
        return '<p>नया</p>';
      },
    };
    manuscript.surface = surface as WritingSurface;
    manuscript.touch();
    manuscript.change({ title: 'नया शीर्षक' });
    expect(reads).toBe(0);
    manuscript.hand();
    expect(reads).toBe(1);
    expect(sent.at(-1)?.content).toEqual({
      ...draftOfTest().content,
      title: 'नया शीर्षक',
      html: '<p>नया</p>',
    });
  });

  it('keeps the text of the draft while no surface is open', () => {
    const { sent, manuscript } = open();
    manuscript.hand();
    expect(sent.at(-1)?.content).toEqual(draftOfTest().content);
  });

  it('hands nothing over once another text has been opened in its place', () => {
    const { sent, context, manuscript } = open();
    manuscript.change({ title: 'मेरा' });
    context.opened += 1;
    manuscript.hand();
    expect(sent.map(({ type }) => type)).toEqual(['content.touched']);
  });
});

describe('leaving the editor', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', storageOfTest());
    vi.stubGlobal('document', new EventTarget());
    vi.stubGlobal('addEventListener', () => {});
  });
  afterEach(() => vi.unstubAllGlobals());

  it('notes at once what the database may have no time for', async () => {
    const desk = openDesk();
    await desk.open();
    const manuscript = openManuscript(desk.actor);
    const leave = keepHanding(desk.actor, manuscript);
    manuscript.change({ title: 'बारिश' });
    leave();
    expect(lastWordsOf(ownerId).map(({ content }) => content.title)).toEqual(['बारिश']);
  });
});
