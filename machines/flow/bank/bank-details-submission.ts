import { parse } from 'valibot';
import type { Failure, FailureCode } from '#domain/contract/failure.ts';
import {
  type BankFormValues,
  bankAccountForm,
  bankDetailsForm,
  toBankAccount,
} from '#domain/forms/bank-details-form.ts';
import { fieldProblems } from '#domain/forms/form-schema.ts';
import type { RuleCode } from '#domain/forms/validation-rules.ts';
import type { components } from '#generated/contract.ts';
import type { UploadRequest } from '#machines/kit/file-upload.ts';
import type { QueuedBankDetails } from './queued-bank-details-command.ts';

export type BankDetails = components['schemas']['BankDetailsReply']['data'];
export type BankDetailsInput = components['schemas']['BankDetailsInput'];
/** A picture of a document that has arrived. */
export type Proof = components['schemas']['ConfidentialFile'];

/** The reviewed details; `key` belongs to the unsealed call. */
export type Submission = { text: BankFormValues; key: string };
export type BankRequest = Submission & { proofFileId: string };
type Sendable = Omit<BankRequest, 'key'>;

/**
 * What is sealed: what was submitted, and what the page showed then. Each envelope has a key of
 * its own.
 */
export type SealRequest = Sendable & {
  ownerUserId: string;
  /** When the details shown there were sent, ISO 8601; null without any. */
  basedOn: string | null;
};

/**
 * What waits on this device afterwards: the sealed details, or earlier ones that are already being
 * sent.
 */
export type Sealed = { queued: QueuedBankDetails; isStored: boolean };

/** They are not any more what the form was opened on. */
const conflictCodes: readonly FailureCode[] = ['transition-not-allowed', 'idempotency-conflict'];

export const isConflictFailure = ({ code }: Failure): boolean => conflictCodes.includes(code);

/** Reasons for which the same picture would be refused again. */
const proofReasons = ['proof-unreadable', 'proof-of-another-kind'];

/** The picture that refused or approved details had, where it can serve again. */
export function reusableProof({ details, rejection }: BankDetails): Proof | null {
  const isRefused = rejection?.reasons.some((reason) => proofReasons.includes(reason));
  return isRefused ? null : (details?.proof ?? null);
}

/**
 * What is sent for a submission: trimmed, in the shape of the contract.
 * @throws when a rule is broken, which the chart does not let happen.
 */
export function bankDetailsInput({ text, proofFileId }: Sendable): BankDetailsInput {
  return { ...parse(bankAccountForm, toBankAccount(text)), proofFileId };
}

/** Whether this repeats the same submission. One without a reply may have taken effect. */
export function isSameIntent(
  last: BankRequest | null,
  { text, proofFileId }: Sendable,
): last is BankRequest {
  return (
    last !== null &&
    last.proofFileId === proofFileId &&
    JSON.stringify(last.text) === JSON.stringify(text)
  );
}

/** A picture on its way counts as there: it is waited for before anything is sent. */
export function bankDetailsProblems(
  { proof, upload }: { proof: Proof | null; upload: UploadRequest | null },
  { text }: Submission,
): Record<string, RuleCode> {
  const problems = fieldProblems(bankDetailsForm, text);
  if (proof === null && upload === null) problems.proofFileId = 'required';
  return problems;
}
