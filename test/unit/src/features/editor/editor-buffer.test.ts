import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listUnloadBackups } from '#src/device/unload-backup.ts';
import type { EditorActor } from '#src/features/editor/editor-actor.ts';
import { autoFlush, createEditorBuffer } from '#src/features/editor/editor-buffer.ts';
import type { WritingSurface } from '#src/features/editor/surface/writing-surface.ts';
import { draftOfTest, ownerId } from '#test/factories/drafts.ts';
import { storageOfTest } from '#test/factories/web-storage.ts';
import { openEditor } from '#test/unit/machines/flow/editor/post-editor-harness.ts';

function open() {
  const sent: { type: string; content?: { title: string; html: string } }[] = [];
  const context = { draft: draftOfTest(), contentReplacements: 1 };
  const actor = {
    send: (event: (typeof sent)[number]) => sent.push(event),
    getSnapshot: () => ({ context }),
  } as unknown as EditorActor;
  return { sent, context, buffer: createEditorBuffer(actor) };
}

describe('a buffer', () => {
  it('reports many keys once, until the text is handed over', () => {
    const { sent, buffer } = open();
    for (let key = 0; key < 100; key += 1) buffer.markChanged();
    expect(sent).toEqual([{ type: 'content.edited' }]);
    buffer.flush();
    buffer.markChanged();
    expect(sent.map(({ type }) => type)).toEqual([
      'content.edited',
      'content.collected',
      'content.edited',
    ]);
  });

  it('reads the writing surface only when it flushes', () => {
    const { sent, buffer } = open();
    let reads = 0;
    const surface: Partial<WritingSurface> = {
      getHtml: () => {
        reads += 1;
        return '<p>नया</p>';
      },
    };
    buffer.surface = surface as WritingSurface;
    buffer.markChanged();
    buffer.change({ title: 'नया शीर्षक' });
    expect(reads).toBe(0);
    buffer.flush();
    expect(reads).toBe(1);
    expect(sent.at(-1)?.content).toEqual({
      ...draftOfTest().content,
      title: 'नया शीर्षक',
      html: '<p>नया</p>',
    });
  });

  it('keeps the text of the draft while no surface is open', () => {
    const { sent, buffer } = open();
    buffer.flush();
    expect(sent.at(-1)?.content).toEqual(draftOfTest().content);
  });

  it('flushes nothing once another text has been opened', () => {
    const { sent, context, buffer } = open();
    buffer.change({ title: 'मेरा' });
    context.contentReplacements += 1;
    buffer.flush();
    expect(sent.map(({ type }) => type)).toEqual(['content.edited']);
  });
});

describe('leaving the editor', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', storageOfTest());
    vi.stubGlobal('document', new EventTarget());
    vi.stubGlobal('addEventListener', () => {});
  });
  afterEach(() => vi.unstubAllGlobals());

  it('stores at once what the database may have no time for', async () => {
    const editor = openEditor();
    await editor.open();
    const buffer = createEditorBuffer(editor.actor);
    const leave = autoFlush(editor.actor, buffer);
    buffer.change({ title: 'बारिश' });
    leave();
    expect(listUnloadBackups()).toMatchObject([
      { ownerUserId: ownerId, content: { title: 'बारिश' } },
    ]);
  });
});
