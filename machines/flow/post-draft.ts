import { articleSize } from '#domain/image-sizes.ts';
import { limits } from '#domain/limits.ts';
import { pictureAt } from '#domain/picture-address.ts';
import type { PostFormat } from '#domain/post-states.ts';
import {
  atMost,
  brokenRule,
  type RuleCode,
  required,
  requiredList,
  richTextRequired,
} from '#domain/validation.ts';
import type { components } from '#generated/contract.ts';
import type { UploadedPicture } from './upload.ts';

export type Post = components['schemas']['Post'];
type PostInput = components['schemas']['PostInput'];

/**
 * What a person writes. `html` is in the vocabulary of domain/article.ts; a figure names its picture by the id that
 * this device gave it, or by the server's once it was loaded from there.
 */
export type Content = {
  title: string;
  html: string;
  language: components['schemas']['ContentLanguage'] | null;
  genre: string | null;
  subGenre: string | null;
  locations: string[];
  hashtags: string[];
};

/** One request to the server; while its outcome is unknown it is sent again unchanged, with the same key. */
export type Intent = { action: 'save' | 'submit'; key: string; change: number; post: PostInput };

/** A post as this device knows it: what goes into IndexedDB before any request. */
export type Draft = {
  clientId: string;
  ownerUserId: string;
  /** Null until the server has answered the first save. */
  postUID: string | null;
  format: PostFormat;
  /** The server's revision that the writing began from; 0 for a new post. */
  revision: number;
  content: Content;
  /** Pictures chosen on this device, by the key that figures carry and that every try to upload sends; null while they travel. */
  pictures: Record<string, UploadedPicture | null>;
  /** Counts the changes; the server has everything when `savedChange` is the same. */
  change: number;
  savedChange: number;
  intent: Intent | null;
};

export const emptyContent: Content = {
  title: '',
  html: '',
  language: null,
  genre: null,
  subGenre: null,
  locations: [],
  hashtags: [],
};

/** Nothing written yet. */
export function newDraft(clientId: string, ownerUserId: string, format: PostFormat): Draft {
  return {
    clientId,
    ownerUserId,
    postUID: null,
    format,
    revision: 0,
    content: emptyContent,
    pictures: {},
    change: 0,
    savedChange: 0,
    intent: null,
  };
}

/** The server's copy, to write on from it. */
export function draftOf(post: Post, ownerUserId: string): Draft {
  return {
    ...newDraft(post.clientId, ownerUserId, post.format),
    postUID: post.postUID,
    revision: post.revision,
    content: contentOf(post),
  };
}

/** The part of a post that its author writes. */
export function contentOf(post: Post): Content {
  const { title, textContent, language, genre, subGenre, locations, hashtags } = post;
  return {
    title,
    html: textContent,
    language,
    genre,
    subGenre,
    locations,
    hashtags: hashtags.map((tag) => tag.title),
  };
}

/** Was anything written that the server was not told yet? */
export function needsSaving(draft: Draft): boolean {
  return draft.change !== draft.savedChange;
}

/** Is there anything that only this device has: words, a call without an answer, a picture on its way? */
export function isUnsaved(draft: Draft): boolean {
  return needsSaving(draft) || draft.intent !== null || travellingPictures(draft).length > 0;
}

/** Are these the same to the letter? Asked several times a second while somebody types, so nothing is copied. */
export function isSameContent(one: Content, other: Content): boolean {
  return (Object.keys(one) as (keyof Content)[]).every((name) => isSameValue(one[name], other[name]));
}

function isSameValue(one: Content[keyof Content], other: Content[keyof Content]): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((item, at) => item === other[at]);
}

const figureIds = /<figure data-picture="([^"]*)"/g;
const pictureFigure =
  /<figure data-picture="([^"]*)"><img src="[^"]*" alt="([^"]*)"[^>]*>(<figcaption>[\s\S]*?<\/figcaption>)<\/figure>/g;

/** The ids of the pictures that stand in a text, in order. */
export function picturesIn(html: string): string[] {
  return [...html.matchAll(figureIds)].map((match) => match[1] as string);
}

/** Pictures of the text that the server does not have yet. */
export function travellingPictures(draft: Draft): string[] {
  return picturesIn(draft.content.html).filter((id) => draft.pictures[id] === null);
}

/** The text with the server's pictures; figures whose picture still travels are left out until it has arrived. */
export function htmlForServer({ content, pictures }: Draft): string {
  return content.html.replace(pictureFigure, (figure, id: string, alt: string, caption: string) => {
    const picture = pictures[id];
    if (picture === undefined) return figure;
    if (picture === null) return '';
    const { id: serverId, url, width, height } = picture;
    return `<figure data-picture="${serverId}"><img src="${pictureAt(url, articleSize)}" alt="${alt}" width="${width}" height="${height}">${caption}</figure>`;
  });
}

/** What is sent: everything that was written, on top of the revision that it began from. */
export function intentFor(draft: Draft, action: Intent['action'], key: string): Intent {
  const { clientId, postUID, revision, format, content, change } = draft;
  const { title, language, genre, subGenre, locations, hashtags } = content;
  return {
    action,
    key,
    change,
    post: {
      action,
      clientId,
      ...(postUID ? { postUID } : {}),
      revision,
      format,
      title: title.trim(),
      textContent: htmlForServer(draft),
      language,
      genre,
      subGenre,
      locations,
      hashtags,
    } as PostInput,
  };
}

/** The draft after the server has answered an intent; what was written since stays as it is. */
export function confirmed(draft: Draft, post: Post): Draft {
  const savedChange = draft.intent?.change ?? draft.savedChange;
  return { ...draft, postUID: post.postUID, revision: post.revision, savedChange, intent: null };
}

export type Fields = Record<string, RuleCode>;

/** Is there a word or a picture in this text? */
export function hasText(html: string): boolean {
  return picturesIn(html).length > 0 || richTextRequired(html) === null;
}

/** What must be mended before a post may be sent for review; the server asks for the same. */
export function problemsBeforeReview(content: Content): Fields {
  const { title, html, locations, language, genre, subGenre } = content;
  const broken: Record<string, RuleCode | null> = {
    title: brokenRule(title, [required, atMost(limits.titleMax)]),
    textContent: textProblem(html),
    locations: requiredList(locations),
    language: required(language ?? ''),
    genre: required(genre ?? ''),
    subGenre: required(subGenre ?? ''),
  };
  return Object.fromEntries(
    Object.entries(broken).filter((entry): entry is [string, RuleCode] => entry[1] !== null),
  );
}

function textProblem(html: string): RuleCode | null {
  if (!hasText(html)) return 'required';
  return html.length > limits.articleHtmlMax ? 'too-long' : null;
}

const writingFields = ['title', 'textContent', 'captions'];

/** Does one of these problems belong to the first step? */
export function isWritingProblem(fields: Fields): boolean {
  return writingFields.some((field) => field in fields);
}

const fieldsOf: Record<keyof Content, string[]> = {
  title: ['title'],
  html: ['textContent', 'captions'],
  language: ['language'],
  genre: ['genre', 'subGenre'],
  subGenre: ['subGenre'],
  locations: ['locations'],
  hashtags: ['hashtags'],
};

/** The problems that are left when the content has changed: what was touched may be right now. */
export function problemsLeft(fields: Fields, before: Content, after: Content): Fields {
  if (Object.keys(fields).length === 0) return fields;
  const touched = (Object.keys(fieldsOf) as (keyof Content)[])
    .filter((name) => !isSameValue(before[name], after[name]))
    .flatMap((name) => fieldsOf[name]);
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !touched.includes(name)));
}

/** Has this post been sent since the intent was made? */
export function isSent(post: Post, intent: Intent | null): boolean {
  return post.state === 'SUBMITTED_FOR_DHPUBLISH_REVIEW' && post.revision > (intent?.post.revision ?? -1);
}

export type Reconciled = { draft: Draft; theirs: Post | null };

/**
 * What to write on from, when both this device and the server know a post. Unsaved work goes before; when the server
 * has moved on since it began, both are shown. An intent without an answer is not judged: it is sent again.
 */
export function reconcile(device: Draft | null, post: Post, ownerUserId: string): Reconciled {
  const fresh = draftOf(post, ownerUserId);
  const draft = device && device.intent?.action === 'submit' ? { ...device, intent: null } : device;
  if (!draft || !isUnsaved(draft)) return { draft: fresh, theirs: null };
  if (draft.intent) return { draft, theirs: null };
  if (post.revision === draft.revision) return { draft: { ...draft, postUID: post.postUID }, theirs: null };
  if (isSameContent({ ...draft.content, html: htmlForServer(draft) }, fresh.content))
    return { draft: fresh, theirs: null };
  return { draft, theirs: post };
}
