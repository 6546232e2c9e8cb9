import { boolean, literal, nullable, number, object, picklist, safeParse, string } from 'valibot';
import type { BankText } from '#domain/forms/bank.ts';
import type { BankDetails, Proof } from '#machines/flow/bank-submission.ts';
import { forgetTypedInTab, typedPlace } from '#src/drafts/typed-in-tab.ts';

/*
 * What somebody has typed and not sent (decision 23). Numbers live in the memory of this page alone; what is no secret
 * also outlives a reload, in this tab. Signing out forgets both.
 */

type Open = Pick<BankText, 'accountHolder' | 'ifsc' | 'isRegistered' | 'address'>;
type Kept = { text: Open | null; proof: Proof | null };

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
});

const memory = new Map<string, BankText>();

function readKept(userId: string): Kept {
  try {
    const { success, output } = safeParse(
      shape,
      JSON.parse(sessionStorage.getItem(typedPlace(userId)) ?? 'null'),
    );
    return success ? output : { text: null, proof: null };
  } catch {
    return { text: null, proof: null };
  }
}

function keep(userId: string, part: Partial<Kept>): void {
  try {
    sessionStorage.setItem(typedPlace(userId), JSON.stringify({ ...readKept(userId), ...part }));
  } catch {
    // The page itself still has it.
  }
}

export type TypedText = {
  text: BankText;
  /** A reload has taken the numbers; the rest is back. */
  isWithoutNumbers: boolean;
};

/** What the form begins with: what was typed here before, else what the server has and shows. */
export function beginningText(userId: string, { details }: BankDetails): TypedText {
  const remembered = memory.get(userId);
  if (remembered) return { text: remembered, isWithoutNumbers: false };
  const { text } = readKept(userId);
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

export function keepText(userId: string, text: BankText): void {
  const { accountHolder, ifsc, isRegistered, address } = text;
  memory.set(userId, text);
  keep(userId, { text: { accountHolder, ifsc, isRegistered, address } });
}

/** The picture that has arrived, by its reference: only its owner can read it. */
export function keepProof(userId: string, proof: Proof | null): void {
  keep(userId, { proof });
}

export function keptProof(userId: string): Proof | null {
  return readKept(userId).proof;
}

export function forgetTyped(userId: string): void {
  memory.delete(userId);
  try {
    sessionStorage.removeItem(typedPlace(userId));
  } catch {
    // Nothing was kept then.
  }
}

type Portal = { on: (type: 'signed.out', act: () => void) => unknown };
const followed = new WeakSet<Portal>();

/** Forgets what everybody has typed here when somebody signs out, also on another page. */
export function forgetOnSignOut(portal: Portal): void {
  if (followed.has(portal)) return;
  followed.add(portal);
  portal.on('signed.out', forgetAll);
}

function forgetAll(): void {
  memory.clear();
  forgetTypedInTab();
}
