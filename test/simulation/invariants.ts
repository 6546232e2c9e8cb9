import type { Draft } from '#machines/flow/editor/draft.ts';
import type { Device } from './browser/device.ts';
import type { Creator } from './people/creator.ts';
import type { EditorPage } from './people/editor-page.ts';
import { wordAuthor, wordsIn } from './people/written-words.ts';
import type { PublisherRecord } from './server/publisher-record.ts';
import type { ServerState, StoredPost } from './server/server-state.ts';

/** A rule that holds after every step, and how it was broken. */
export class InvariantBroken extends Error {
  override name = 'InvariantBroken';
  readonly invariant: string;

  constructor(invariant: string, what: string) {
    super(`${invariant}: ${what}`);
    this.invariant = invariant;
  }
}

export type Watched = {
  creators: readonly Creator[];
  state: ServerState;
  publisher: PublisherRecord;
};

/** @throws InvariantBroken */
export function checkInvariants({ creators, state, publisher }: Watched): void {
  for (const creator of creators) {
    const stored = new Map(creator.devices.map((device) => [device, storedWords(device)]));
    checkNothingIsLost(creator, state, [...stored.values()]);
    for (const editor of creator.editors) {
      checkStatus(editor, creator, state, stored.get(editor.tab.device) ?? new Set());
      checkConflict(editor, creator);
      editor.noteClaim();
    }
    for (const words of stored.values()) checkOwner(words, creator, 'a device');
  }
  for (const post of state.posts) checkPost(post, creators);
  checkPublications(publisher, state);
}

/** Posts as the server had them once, and nothing was wrong with them. */
const checkedPosts = new WeakSet<StoredPost>();

/** Once for what each reading of the database found: requests to send a post only become more. */
function checkPost(post: StoredPost, creators: readonly Creator[]): void {
  if (checkedPosts.has(post)) return;
  const creator = creators.find(({ userId }) => userId === post.creatorId);
  checkOwner(post.words, creator, 'a post');
  checkHistory(post, creator);
  checkedPosts.add(post);
}

/** Each word is on a page, on a device or with the server. */
function checkNothingIsLost(
  { words, editors, name }: Creator,
  state: ServerState,
  stored: ReadonlySet<string>[],
): void {
  const missing = [...words.required.keys()].filter(
    (word) => !state.words.has(word) && !stored.some((found) => found.has(word)),
  );
  if (missing.length === 0) return;
  const held = new Set(editors.flatMap((editor) => editor.heldWords));
  const lost = missing.filter((word) => !held.has(word));
  if (lost.length > 0)
    throw new InvariantBroken('nothing typed is lost', `${name}: ${lost.join(' ')}`);
}

/** A page says only of text that is there that it is there. */
function checkStatus(
  editor: EditorPage,
  creator: Creator,
  state: ServerState,
  stored: ReadonlySet<string>,
): void {
  const { snapshot, clientId } = editor;
  const post = state.find(clientId, creator.userId);
  const complain = (what: string, words: string[]) => {
    if (words.length === 0) return;
    const claim = `${creator.name} sees "${what}" without ${words.join(' ')}`;
    throw new InvariantBroken('no status is wrong', claim);
  };
  if (editor.isSent && !post?.events.includes('submit'))
    throw new InvariantBroken('no status is wrong', `${creator.name} sees "sent" too early`);
  if (!snapshot.hasTag('editing')) return;
  const lacking = (words: ReadonlySet<string> | undefined) =>
    editor.words.filter((word) => !words?.has(word));
  const { status } = editor;
  if (status === 'server') complain('Saved', lacking(post?.words));
  // What the server has is safe too. A page whose reply was lost learns of it later.
  const kept = new Set([...stored, ...(post?.words ?? [])]);
  if (status === 'device' || status === 'waiting') complain(status, lacking(kept));
}

/**
 * Who writes on one device only is not asked to choose between two texts of their own, unless the
 * device had no room to note which call was sent.
 */
function checkConflict({ isInConflict, snapshot }: EditorPage, { devices, name }: Creator): void {
  if (!isInConflict || devices.length > 1 || devices.some(({ wasFull }) => wasFull)) return;
  const revision = snapshot.context.serverCopy?.revision;
  const what = `${name} is asked about revision ${revision}, and nobody else has written`;
  throw new InvariantBroken('no conflict without another device', what);
}

/** The words of a place that only one creator may write to. */
function checkOwner(words: Iterable<string>, owner: Creator | undefined, place: string): void {
  const number = owner?.words.author;
  const foreign = [...words].filter((word) => wordAuthor(word) !== number);
  if (foreign.length > 0)
    throw new InvariantBroken(
      "nobody reads or changes another's",
      `${foreign.join(' ')} on ${place} of ${owner?.name ?? 'nobody'}`,
    );
}

const count = (events: readonly string[], ...kinds: string[]) =>
  events.filter((event) => kinds.includes(event)).length;

/** Sent no more often than its creator asked, decided on once each time, published once each. */
function checkHistory({ clientId, events }: StoredPost, creator: Creator | undefined): void {
  const sent = count(events, 'submit');
  const approved = count(events, 'publish');
  const broken =
    sent > (creator?.submissions.get(clientId) ?? 0)
      ? 'sent more often than requested'
      : isDecidedTwice(events)
        ? 'decided twice'
        : count(events, 'handed-over') > approved
          ? 'published more often than approved'
          : null;
  if (broken)
    throw new InvariantBroken('nothing is published twice', `${broken}: ${events.join(', ')}`);
}

/** A decision needs a post that was sent; what is published can also be taken down, once. */
function isDecidedTwice(events: readonly string[]): boolean {
  let isSent = false;
  let isPublished = false;
  for (const event of events) {
    const isApproval = event === 'publish';
    if (event === 'submit') isSent = true;
    if (!isApproval && event !== 'reject') continue;
    if (!isSent && (isApproval || !isPublished)) return true;
    if (isApproval) isPublished = true;
    else if (!isSent) isPublished = false;
    isSent = false;
  }
  return false;
}

/** The publisher gets one message for each approval, however often it is repeated. */
function checkPublications({ taken }: PublisherRecord, state: ServerState): void {
  const messages = new Map<string, Set<string>>();
  for (const { postUID, delivery, publication } of taken) {
    if (!publication || delivery.kind !== 'publish') continue;
    messages.set(postUID, (messages.get(postUID) ?? new Set()).add(delivery.id));
  }
  for (const [postUID, ids] of messages) {
    const post = state.posts.find(({ id }) => id === postUID);
    if (ids.size > count(post?.events ?? [], 'publish'))
      throw new InvariantBroken(
        'nothing is published twice',
        `${ids.size} messages to the publisher: ${post?.events.join(', ')}`,
      );
  }
}

/** What a device has of texts, of everybody who uses it. */
function storedWords(device: Device): Set<string> {
  const drafts = device.storedRows<Draft>('drafts').flatMap(draftWords);
  return new Set([...drafts, ...Object.values(device.localStorage).flatMap(itemWords)]);
}

/** A store keeps a copy of what is put into it, and nobody changes the copy. */
const knownWords = new WeakMap<Draft, readonly string[]>();

function draftWords(draft: Draft): readonly string[] {
  const { title, html } = draft.content;
  const words = knownWords.get(draft) ?? wordsIn(`${title} ${html}`);
  knownWords.set(draft, words);
  return words;
}

const itemWords = (item: unknown) => wordsIn(String(item));
