import type { SaveStatus } from '#machines/flow/editor/save-indicator.ts';
import type { CreatorPortal, Tab } from '../browser/tab.ts';
import { wordsIn } from './written-words.ts';

export type PostAddress = { clientId: string; postUID: string | null; isFresh: boolean };

type Owner = { userId: string; newKey: () => string };
type Surface = { getHtml: () => string; endComposition: () => void };

/** Where a status says that the text is: it may be trusted then. */
const claims: readonly SaveStatus[] = ['device', 'server', 'waiting', 'notSaved'];

/** The editor of a post in a tab: its chart, and the text on the screen. */
export class EditorPage {
  readonly tab: Tab<CreatorPortal>;
  readonly clientId: string;
  readonly actor;
  /** The words of the text that the page has said to be kept. */
  claimed = new Set<string>();
  #html = '';
  #title = '';
  #opened = -1;
  #buffer;
  #stopFlushing = () => {};

  constructor(
    tab: Tab<CreatorPortal>,
    { clientId, postUID, isFresh }: PostAddress,
    { userId, newKey }: Owner,
  ) {
    const { portal } = tab;
    this.tab = tab;
    this.clientId = clientId;
    this.actor = portal.createActor(portal.liveArticleEditorMachine, {
      input: {
        clientId: postUID ? null : clientId,
        postUID,
        isFresh,
        ownerUserId: userId,
        format: 'FORMAT_ARTICLE',
        profile: 'approved',
        newKey,
      },
    });
    this.#buffer = portal.createEditorBuffer(this.actor);
    this.actor.subscribe(() => tab.isOpen && this.#follow());
    this.actor.start();
    this.#follow();
  }

  get snapshot() {
    return this.actor.getSnapshot();
  }

  get status(): SaveStatus {
    const status = this.tab.portal.saveStatus(this.snapshot);
    return status === 'saving' && this.tab.saysSavedEarly ? 'server' : status;
  }

  get isSent(): boolean {
    return this.snapshot.matches('sent');
  }

  /** The text of the post can be typed into: nothing is in front of it. */
  get isWriting(): boolean {
    const open = { withLock: { open: { step: 'writing' } } } as const;
    return this.snapshot.matches(open) && !this.isInConflict && !this.snapshot.hasTag('locked');
  }

  get isInConflict(): boolean {
    return this.snapshot.matches({ withLock: { open: { remote: 'conflict' } } });
  }

  get hasNoTitle(): boolean {
    return this.#title === '';
  }

  /** The words on the screen. */
  get words(): string[] {
    return wordsIn(`${this.#title} ${this.#html}`);
  }

  /** Every word that the page holds, those of a copy that can be restored included. */
  get heldWords(): string[] {
    const { draft, discardedDraft, serverCopy } = this.snapshot.context;
    const copies = [draft.content, discardedDraft?.content].map(
      (content) => `${content?.title} ${content?.html}`,
    );
    return wordsIn(`${copies.join(' ')} ${serverCopy?.title} ${serverCopy?.textContent}`).concat(
      this.words,
    );
  }

  typeBody(word: string): void {
    const start = this.#html.slice(0, -'</p>'.length);
    this.#html = this.#html === '' ? `<p>${word}</p>` : `${start} ${word}</p>`;
    this.#buffer.markChanged();
  }

  typeTitle(word: string): void {
    this.#title = this.#title === '' ? word : `${this.#title} ${word}`;
    this.#buffer.change({ title: this.#title });
  }

  /** What the publisher needs to know. */
  choosePublishDetails(): void {
    this.#buffer.change({
      language: 'hi',
      genre: 'agriculture',
      subGenre: 'weather',
      locations: ['mh-nagpur'],
    });
  }

  /** Presses a button, which hands the text over first. */
  press(type: 'save.requested' | 'submit.requested' | 'next.requested'): void {
    this.#buffer.flush();
    this.actor.send({ type });
  }

  /** Leaves the page by a link; the tab stays. */
  leave(): void {
    this.#stopFlushing();
    this.actor.stop();
    this.tab.portal.announceDeviceChange();
  }

  /** What was typed after the page last said that the text is kept. */
  unclaimedWords(): string[] {
    return this.words.filter((word) => !this.claimed.has(word));
  }

  /** Notes what the page says of where the text is. */
  noteClaim(): void {
    if (this.snapshot.hasTag('editing') && claims.includes(this.status))
      this.claimed = new Set(this.words);
  }

  /** As React does: another text begins another form. */
  #follow() {
    const { contentReplacements, draft } = this.snapshot.context;
    const isEditing = this.snapshot.hasTag('editing');
    if (!isEditing) return this.#close();
    if (contentReplacements === this.#opened) return;
    this.#close();
    this.#opened = contentReplacements;
    this.#html = draft.content.html;
    this.#title = draft.content.title;
    this.#buffer = this.tab.portal.createEditorBuffer(this.actor);
    const surface: Surface = { getHtml: () => this.#html, endComposition: () => {} };
    this.#buffer.surface = surface as never;
    this.#stopFlushing = this.tab.portal.autoFlush(this.actor, this.#buffer);
  }

  #close(): void {
    if (this.#opened === -1) return;
    this.#opened = -1;
    const stop = this.#stopFlushing;
    this.#stopFlushing = () => {};
    stop();
  }
}
