import {
  boolean,
  type InferOutput,
  literal,
  nullable,
  number,
  object,
  picklist,
  safeParse,
  string,
} from 'valibot';
import type { BankFormValues } from '#domain/forms/bank-details-form.ts';
import type { BankDetails, Proof } from '#machines/flow/bank/bank-details-submission.ts';
import {
  clearBankInput,
  readFromSession,
  recallBankInput,
  rememberBankInput,
  saveToSession,
} from '#src/device/bank-input-store.ts';

/* The input belongs to the details on the page. Once other details were sent, it is dropped. */

const textSchema = object({
  accountHolder: string(),
  ifsc: string(),
  isRegistered: boolean(),
  address: string(),
});
const draftSchema = object({
  text: nullable(textSchema),
  proof: nullable(
    object({
      id: string(),
      name: string(),
      url: string(),
      status: literal('done'),
      width: number(),
      height: number(),
      format: picklist(['jpeg', 'png']),
    }),
  ),
  /** When the details shown on the page were sent, ISO 8601; null without any. */
  basedOn: nullable(string()),
});
type SavedDraft = InferOutput<typeof draftSchema>;

const emptyDraft = { text: null, proof: null };

function readSaved(userId: string): SavedDraft | null {
  const { success, output } = safeParse(draftSchema, readFromSession(userId));
  return success ? output : null;
}

function save(userId: string, basedOn: string | null, part: Partial<SavedDraft>): void {
  const before = readSaved(userId);
  saveToSession(userId, {
    ...(before?.basedOn === basedOn ? before : emptyDraft),
    ...part,
    basedOn,
  });
}

export type FormDraft = {
  text: BankFormValues;
  /** A reload has taken the numbers; the rest is back. */
  isWithoutNumbers: boolean;
};

/** The initial values: earlier input for these details, or the saved details. */
export function initialFormText(userId: string, { details, submittedAt }: BankDetails): FormDraft {
  discardOutdated(userId, submittedAt);
  const remembered = recallBankInput(userId);
  if (remembered) return { text: remembered.text, isWithoutNumbers: false };
  const text = readSaved(userId)?.text ?? null;
  const fromServer: BankFormValues = {
    accountHolder: details?.accountHolder ?? '',
    accountNumber: '',
    accountNumberConfirmation: '',
    ifsc: details?.ifsc ?? '',
    pan: '',
    isRegistered: Boolean(details?.gstin),
    gstin: '',
    address: details?.address ?? '',
  };
  return { text: { ...fromServer, ...text }, isWithoutNumbers: text !== null };
}

export function saveFormText(userId: string, basedOn: string | null, text: BankFormValues): void {
  const { accountHolder, ifsc, isRegistered, address } = text;
  rememberBankInput(userId, { text, basedOn });
  save(userId, basedOn, { text: { accountHolder, ifsc, isRegistered, address } });
}

/** The picture that has arrived, by its reference: only its owner can read it. */
export function saveProof(userId: string, basedOn: string | null, proof: Proof): void {
  save(userId, basedOn, { proof });
}

/** The picture that had arrived before, and on what it was chosen. */
export function savedProof(userId: string): Pick<SavedDraft, 'proof' | 'basedOn'> {
  const saved = readSaved(userId);
  return { proof: saved?.proof ?? null, basedOn: saved?.basedOn ?? null };
}

/** Forgets what was typed on other details than those of this time: they have been sent since. */
export function discardOutdated(userId: string, submittedAt: string | null): void {
  const drafts = [recallBankInput(userId), readSaved(userId)];
  if (drafts.some((one) => one && one.basedOn !== submittedAt)) clearBankInput(userId);
}
