import { array, type InferOutput, nullable, number, object, safeParse, string } from 'valibot';
import type { UploadRequest } from '#machines/kit/file-upload.ts';
import { deviceDatabase } from './database.ts';
import { readPicture, savePicture } from './draft-store.ts';

/*
 * What a creator has written for a second review and not sent: the words in localStorage, which is
 * written at once, and the file of a photo in the database, until the server has it. Where the
 * device is full or forbids storage, the page alone has it.
 */

const draftSchema = object({
  decisionId: string(),
  text: string(),
  pictures: array(object({ id: string(), url: string(), width: number(), height: number() })),
  upload: nullable(object({ key: string() })),
  sendKey: nullable(string()),
});
type StoredDraft = InferOutput<typeof draftSchema>;

const prefix = 'second-review:';
const storageKey = (userId: string, decisionId: string) => `${prefix}${userId}:${decisionId}`;

/** The draft of a person about a decision; null without one. */
export function readAppealDraft(userId: string, decisionId: string): StoredDraft | null {
  try {
    const saved = localStorage.getItem(storageKey(userId, decisionId));
    return parseDraft(saved);
  } catch {
    return null;
  }
}

function parseDraft(saved: string | null): StoredDraft | null {
  const { success, output } = safeParse(draftSchema, saved ? JSON.parse(saved) : null);
  return success ? output : null;
}

/** Keeps a draft in the place of an earlier one; removes it when nothing is left. */
export function saveAppealDraft(
  userId: string,
  decisionId: string,
  draft: StoredDraft | null,
): void {
  try {
    const key = storageKey(userId, decisionId);
    if (draft) localStorage.setItem(key, JSON.stringify(draft));
    else localStorage.removeItem(key);
  } catch {
    // As above.
  }
}

/** Forgets every draft on this device with its photo, at a sign-out. Never rejects. */
export async function clearAppealDrafts(): Promise<void> {
  const files: string[] = [];
  try {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(prefix)) continue;
      const upload = parseDraft(localStorage.getItem(key))?.upload;
      if (upload) files.push(upload.key);
      localStorage.removeItem(key);
    }
  } catch {
    // As above.
  }
  await Promise.all(files.map(deleteAppealFile));
}

/** Keeps the file of a photo. Never rejects. */
export async function saveAppealFile({ file, key }: UploadRequest): Promise<void> {
  if (!(file instanceof File)) return;
  await savePicture({ key, file, name: file.name }).catch(ignore);
}

/** The file of a photo, to be uploaded; null when this device does not have it. */
export async function readAppealFile(key: string): Promise<UploadRequest | null> {
  const stored = await readPicture(key).catch(() => null);
  if (!stored) return null;
  const { file, name } = stored;
  return { key, file: new File([file], name, { type: file.type }) };
}

/** Forgets the file of a photo. Never rejects. */
export async function deleteAppealFile(key: string): Promise<void> {
  try {
    await (await deviceDatabase()).delete('pictures', key);
  } catch {
    // The page continues with what it shows.
  }
}

function ignore(): void {
  // The page continues with what it shows.
}
