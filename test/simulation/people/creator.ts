import type { Device } from '../browser/device.ts';
import type { CreatorPortal, Tab } from '../browser/tab.ts';
import type { ServerState } from '../server/server-state.ts';
import type { Random } from '../time/random.ts';
import { EditorPage, type PostAddress } from './editor-page.ts';
import { WrittenWords } from './written-words.ts';

/** What a creator needs of the world. */
export type CreatorWorld = {
  openTab(device: Device): Tab<CreatorPortal>;
  /** Signs this device in again, as somebody at the sign-in dialog does. */
  signIn(device: Device, userId: string): Promise<void>;
  endSession(device: Device): Promise<void>;
  state: ServerState;
  report(line: string): void;
};

/** A tab with the portal: whatever page it shows, what waits on the device is sent. */
type OpenTab = {
  tab: Tab<CreatorPortal>;
  outbox: ReturnType<typeof startOutbox>;
  editor: EditorPage | null;
};

/** Somebody who writes posts on one device or two. */
export class Creator {
  readonly name: string;
  readonly userId: string;
  readonly devices: readonly Device[];
  readonly words: WrittenWords;
  /** How often each post was requested to be sent, by its clientId. */
  readonly submissions = new Map<string, number>();
  readonly tabs: OpenTab[] = [];
  readonly #world: CreatorWorld;
  readonly #random: Random;
  readonly #posts: string[] = [];
  readonly #needsSignIn = new Set<Device>();
  /** How often a post was opened because it waits. */
  #visits = 0;
  /** The tab in front on each device. */
  readonly #front = new Map<Device, Tab<CreatorPortal>>();

  constructor(
    { userId, number, devices }: { userId: string; number: number; devices: Device[] },
    world: CreatorWorld,
    random: Random,
  ) {
    this.name = `creator ${number}`;
    this.userId = userId;
    this.devices = devices;
    this.words = new WrittenWords(number);
    this.#world = world;
    this.#random = random;
  }

  get editors(): EditorPage[] {
    return this.tabs.flatMap(({ editor }) => editor ?? []);
  }

  /** Does the next thing, and tells what. */
  async act(): Promise<void> {
    const device = this.#random.pick(this.devices);
    if (this.#needsSignIn.has(device) && this.#random.chance(0.6)) return this.#signIn(device);
    const open = this.tabs.filter(({ tab }) => tab.device === device);
    if (open.length === 0) return this.#open(device);
    const page = this.#random.pick(open);
    this.#bringToFront(page.tab);
    const { editor } = page;
    if (!editor) return this.#random.chance(0.8) ? this.#openEditor(page) : this.#end(page);
    if (this.#random.chance(0.12)) return this.#disturb(device, page);
    if (this.#random.chance(0.05)) return this.#open(device);
    this.#workInEditor(page, editor);
  }

  /** Puts everything in order: online, with room, signed in, and the portal open. */
  async settle(): Promise<void> {
    for (const device of this.devices) {
      device.isFull = false;
      this.#setOnline(device, true);
      if (this.#needsSignIn.has(device)) await this.#signIn(device);
      if (!this.tabs.some(({ tab }) => tab.device === device)) this.#open(device);
    }
  }

  /** Answers what only a person can, and looks at what still waits on the devices. */
  resolve() {
    for (const page of [...this.tabs]) {
      if (page.editor?.isInConflict) this.#chooseCopy(page.editor, true);
      else if (page.editor) this.#leaveEditor(page);
    }
    for (const device of this.devices) {
      const page = this.#pages(device).find(({ editor }) => editor === null);
      const waiting = device.waitingPosts;
      // In turn: one in review waits for its decision, however often it is opened.
      const clientId = waiting[this.#visits % waiting.length];
      if (!clientId || !page) continue;
      this.#visits += 1;
      this.#openEditor(page, clientId);
    }
  }

  #bringToFront(tab: Tab<CreatorPortal>): void {
    const before = this.#front.get(tab.device);
    if (before !== tab && before?.isOpen) before.blur();
    this.#front.set(tab.device, tab);
  }

  #workInEditor(page: OpenTab, editor: EditorPage) {
    const { snapshot } = editor;
    if (editor.isInConflict) return this.#chooseCopy(editor, this.#random.chance(0.6));
    if (snapshot.matches({ withLock: 'inOtherTab' })) {
      if (this.#random.chance(0.5)) return this.#leaveEditor(page);
      return this.#takeOver(page, editor);
    }
    if (snapshot.matches('openFailed')) return editor.actor.send({ type: 'retry.requested' });
    if (editor.isSent || snapshot.matches('closed')) return this.#leaveEditor(page);
    if (!snapshot.hasTag('editing')) return;
    const what = this.#random.next();
    if (editor.isWriting && what < 0.62) return this.#type(editor);
    if (what < 0.7) return this.#press(editor, 'save.requested');
    if (what < 0.76) return this.#leaveEditor(page);
    if (editor.isWriting) return this.#press(editor, 'next.requested');
    this.#workOnPublishStep(editor);
  }

  #workOnPublishStep(editor: EditorPage) {
    if (editor.snapshot.can({ type: 'submit.cancelled' }) && this.#random.chance(0.3)) {
      this.#say('cancels sending');
      return editor.actor.send({ type: 'submit.cancelled' });
    }
    if (editor.snapshot.hasTag('locked')) return;
    if (this.#random.chance(0.15)) return editor.actor.send({ type: 'previous.requested' });
    if (editor.snapshot.context.draft.content.genre === null || this.#random.chance(0.1)) {
      this.#say('chooses genre, language and place');
      return editor.choosePublishDetails();
    }
    const { clientId } = editor;
    this.submissions.set(clientId, (this.submissions.get(clientId) ?? 0) + 1);
    this.#press(editor, 'submit.requested');
  }

  #type(editor: EditorPage): void {
    const count = this.#random.integer(1, 3);
    const isTitle = editor.hasNoTitle || this.#random.chance(0.1);
    for (let at = 0; at < count; at += 1) {
      const word = this.words.write(editor.clientId);
      if (isTitle && editor.words.length < 60) editor.typeTitle(word);
      else editor.typeBody(word);
      this.#say(`types ${word}`);
    }
  }

  #press(editor: EditorPage, type: 'save.requested' | 'submit.requested' | 'next.requested') {
    this.#say(`presses ${type}`);
    editor.press(type);
  }

  #chooseCopy(editor: EditorPage, isLocal: boolean): void {
    this.#say(`keeps the ${isLocal ? 'own' : "server's"} copy`);
    editor.actor.send({ type: isLocal ? 'local-copy.chosen' : 'server-copy.chosen' });
    if (isLocal) return;
    // The other one can be restored until the page is left, and is gone after that by choice.
    const kept = new Set(editor.words);
    this.words.release(editor.heldWords.filter((word) => !kept.has(word)));
  }

  #open(device: Device): void {
    const tab = this.#world.openTab(device);
    this.#say(`opens the portal on ${device.name}`);
    tab.portal.onSessionExpired(() => tab.isOpen && this.#needsSignIn.add(device));
    const outbox = startOutbox(tab, this.userId, () => this.#random.uuid());
    this.tabs.push({ tab, outbox, editor: null });
    this.#bringToFront(tab);
  }

  #takeOver({ tab: { device } }: OpenTab, { clientId, actor }: EditorPage): void {
    this.#say('takes the post over');
    // The page that has it said that the device is full: what it could not keep stays behind.
    for (const editor of this.editors)
      if (device.isFull && editor.clientId === clientId)
        this.words.release(editor.unclaimedWords());
    actor.send({ type: 'takeover.requested' });
  }

  #openEditor(page: OpenTab, known?: string): void {
    const isNew = !known && (this.#posts.length === 0 || this.#random.chance(0.25));
    const clientId = known ?? (isNew ? this.#random.uuid() : this.#random.pick(this.#posts));
    if (isNew) this.#posts.push(clientId);
    const stored = this.#world.state.posts.find((post) => post.clientId === clientId);
    const address: PostAddress = { clientId, postUID: stored?.id ?? null, isFresh: isNew };
    this.#say(`${isNew ? 'begins' : 'opens'} post ${this.#posts.indexOf(clientId)}`);
    page.editor = new EditorPage(page.tab, address, {
      userId: this.userId,
      newKey: () => this.#random.uuid(),
    });
  }

  #leaveEditor(page: OpenTab): void {
    this.#say('leaves the editor');
    this.#excuseFullDevice(page);
    page.editor?.leave();
    page.editor = null;
  }

  /** Ends a tab as its person does, or without warning. */
  #end(page: OpenTab): void {
    const isKilled = this.#random.chance(0.5);
    this.#say(isKilled ? 'has a tab killed' : 'closes a tab');
    if (isKilled) this.words.release(page.editor?.unclaimedWords() ?? []);
    else {
      this.#excuseFullDevice(page);
      page.tab.hide();
    }
    page.tab.kill();
    this.tabs.splice(this.tabs.indexOf(page), 1);
  }

  /** Without room for them, what the page has not said to be kept goes with it. */
  #excuseFullDevice({ tab, editor }: OpenTab): void {
    if (tab.device.isFull) this.words.release(editor?.unclaimedWords() ?? []);
  }

  async #disturb(device: Device, page: OpenTab): Promise<void> {
    const what = this.#random.next();
    if (what < 0.35) return this.#setOnline(device, !device.isOnline);
    if (what < 0.6) return this.#end(page);
    if (what < 0.75) {
      device.isFull = !device.isFull;
      device.wasFull = true;
      return this.#say(`${device.name} ${device.isFull ? 'is full' : 'has room again'}`);
    }
    if (what < 0.88) {
      device.clockSkew = this.#random.integer(-3, 3) * 3_600_000;
      return this.#say(`the clock of ${device.name} jumps to ${device.clockSkew} ms`);
    }
    this.#say(`the session of ${device.name} ends`);
    await this.#world.endSession(device);
  }

  #setOnline(device: Device, isOnline: boolean): void {
    if (device.isOnline === isOnline) return;
    device.isOnline = isOnline;
    this.#say(`${device.name} is ${isOnline ? 'online' : 'offline'}`);
    for (const { tab } of this.#pages(device)) tab.dispatch(isOnline ? 'online' : 'offline');
    this.#tell(device, isOnline ? 'network.online' : 'network.offline');
  }

  async #signIn(device: Device): Promise<void> {
    this.#say(`signs in on ${device.name}`);
    this.#needsSignIn.delete(device);
    await this.#world.signIn(device, this.userId);
    this.#tell(device, 'session.restored');
  }

  #pages = (device: Device) => this.tabs.filter(({ tab }) => tab.device === device);

  /** As the chart of the whole page tells those of its areas. */
  #tell(device: Device, type: 'network.online' | 'network.offline' | 'session.restored'): void {
    for (const { editor, outbox } of this.#pages(device)) {
      editor?.actor.send({ type });
      outbox.getSnapshot().context.outbox?.send({ type });
    }
  }

  #say(what: string): void {
    this.#world.report(`${this.name} ${what}`);
  }
}

function startOutbox({ portal }: Tab<CreatorPortal>, ownerUserId: string, newKey: () => string) {
  const outbox = portal.createActor(portal.liveOutboxStartMachine, {
    input: { ownerUserId, profile: 'approved', newKey },
  });
  outbox.start();
  return outbox;
}
