import { array, boolean, object, record, safeParse, string } from 'valibot';

const draftSchema = object({
  reasons: array(string()),
  note: string(),
  permanent: boolean(),
  /** Whether the form was open. */
  isOpen: boolean(),
});
const draftsSchema = record(string(), draftSchema);

/** What is entered into a rejection form. */
export type RejectionValues = { reasons: string[]; note: string; permanent: boolean };

export type RejectionDraft = RejectionValues & { isOpen: boolean };

const name = 'rejection-drafts';
/** The latest of one tab; the oldest is dropped. */
const maxDrafts = 20;

function readDrafts(): Record<string, RejectionDraft> {
  try {
    const { success, output } = safeParse(
      draftsSchema,
      JSON.parse(sessionStorage.getItem(name) ?? '{}'),
    );
    return success ? output : {};
  } catch {
    return {};
  }
}

/** What this tab has of the form about a subject. */
export const readRejectionDraft = (subject: string): RejectionDraft | undefined =>
  readDrafts()[subject];

/** Keeps what is in the form when the page is left, reloaded, or the decision is undone. */
export function saveRejectionDraft(subject: string, draft: RejectionDraft): void {
  const { [subject]: _, ...others } = readDrafts();
  const latest = Object.entries(others).slice(1 - maxDrafts);
  try {
    sessionStorage.setItem(name, JSON.stringify(Object.fromEntries([...latest, [subject, draft]])));
  } catch {
    // The form itself still has it.
  }
}

/** Keeps the input of a closed form. */
export function closeRejectionDraft(subject: string): void {
  const draft = readRejectionDraft(subject);
  if (draft) saveRejectionDraft(subject, { ...draft, isOpen: false });
}
