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
import type { BankText } from '#domain/forms/bank.ts';
import type { BankDetails, Proof } from '#machines/flow/bank-submission.ts';
import {
  forgetTyped,
  keepInTab,
  keptInTab,
  rememberedTyped,
  rememberTyped,
} from '#src/drafts/typed-in-tab.ts';

/* What is typed here belongs to the details that stood on the page: once others were sent, it is forgotten. */

const openShape = object({
  accountHolder: string(),
  ifsc: string(),
  isRegistered: boolean(),
  address: string(),
});
const shape = object({
  text: nullable(openShape),
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
  /** When the details were sent that stood on the page, ISO 8601; null without any. */
  basedOn: nullable(string()),
});
type Kept = InferOutput<typeof shape>;

const nothing = { text: null, proof: null };

function readKept(userId: string): Kept | null {
  const { success, output } = safeParse(shape, keptInTab(userId));
  return success ? output : null;
}

function keep(userId: string, basedOn: string | null, part: Partial<Kept>): void {
  const before = readKept(userId);
  keepInTab(userId, { ...(before?.basedOn === basedOn ? before : nothing), ...part, basedOn });
}

export type TypedText = {
  text: BankText;
  /** A reload has taken the numbers; the rest is back. */
  isWithoutNumbers: boolean;
};

/** What the form begins with: what was typed here on these details, else what the server has and shows. */
export function beginningText(userId: string, { details, submittedAt }: BankDetails): TypedText {
  forgetOutdated(userId, submittedAt);
  const remembered = rememberedTyped(userId);
  if (remembered) return { text: remembered.text, isWithoutNumbers: false };
  const text = readKept(userId)?.text ?? null;
  const fromServer: BankText = {
    accountHolder: details?.accountHolder ?? '',
    accountNumber: '',
    accountNumberAgain: '',
    ifsc: details?.ifsc ?? '',
    pan: '',
    isRegistered: Boolean(details?.gstin),
    gstin: '',
    address: details?.address ?? '',
  };
  return { text: { ...fromServer, ...text }, isWithoutNumbers: text !== null };
}

export function keepText(userId: string, basedOn: string | null, text: BankText): void {
  const { accountHolder, ifsc, isRegistered, address } = text;
  rememberTyped(userId, { text, basedOn });
  keep(userId, basedOn, { text: { accountHolder, ifsc, isRegistered, address } });
}

/** The picture that has arrived, by its reference: only its owner can read it. */
export function keepProof(userId: string, basedOn: string | null, proof: Proof): void {
  keep(userId, basedOn, { proof });
}

/** The picture that had arrived before, and on what it was chosen. */
export function keptProof(userId: string): Pick<Kept, 'proof' | 'basedOn'> {
  const kept = readKept(userId);
  return { proof: kept?.proof ?? null, basedOn: kept?.basedOn ?? null };
}

/** Forgets what was typed on other details than those of this time: they have been sent since. */
export function forgetOutdated(userId: string, submittedAt: string | null): void {
  const typed = [rememberedTyped(userId), readKept(userId)];
  if (typed.some((one) => one && one.basedOn !== submittedAt)) forgetTyped(userId);
}
