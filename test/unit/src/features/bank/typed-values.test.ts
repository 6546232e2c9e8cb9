import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearAllBankInput, clearBankInput } from '#src/device/bank-input-store.ts';
import {
  discardOutdated,
  initialFormText,
  savedProof,
  saveFormText,
  saveProof,
} from '#src/features/bank/form/bank-form-draft.ts';
import { bankDetails, bankText, passbook } from '#test/factories/bank-details.ts';
import { ownerId } from '#test/factories/drafts.ts';

const { none, pending, rejected } = bankDetails;
const kept = () => Object.values({ ...sessionStorage }).join();

/** The storage of a tab, with own properties like the browser's. */
class Storage {
  getItem(name: string): string | null {
    return (this as unknown as Record<string, string>)[name] ?? null;
  }
  setItem(name: string, value: string): void {
    Object.assign(this, { [name]: value });
  }
  removeItem(name: string): void {
    Reflect.deleteProperty(this, name);
  }
}

beforeEach(() => vi.stubGlobal('sessionStorage', new Storage()));
afterEach(() => {
  clearAllBankInput();
  vi.unstubAllGlobals();
});

describe('what was typed and not sent', () => {
  it('is restored on the same details, including numbers', () => {
    saveFormText(ownerId, null, bankText);
    saveProof(ownerId, null, passbook);
    expect(initialFormText(ownerId, none)).toEqual({ text: bankText, isWithoutNumbers: false });
    expect(savedProof(ownerId)).toEqual({ proof: passbook, basedOn: null });
    expect(kept()).not.toContain(bankText.accountNumber);
  });

  it('is dropped with its picture once other details were sent', () => {
    saveFormText(ownerId, null, bankText);
    saveProof(ownerId, null, passbook);
    discardOutdated(ownerId, pending.submittedAt);
    expect([kept(), savedProof(ownerId).proof]).toEqual(['', null]);
    expect(initialFormText(ownerId, none).text.accountNumber).toBe('');
    vi.stubGlobal('sessionStorage', undefined);
    saveFormText(ownerId, null, bankText);
    expect(initialFormText(ownerId, none).text).toEqual(bankText);
    expect(initialFormText(ownerId, rejected).text.accountNumber).toBe('');
  });

  it('is kept apart from input on other details', () => {
    saveProof(ownerId, null, passbook);
    saveFormText(ownerId, rejected.submittedAt, bankText);
    expect(savedProof(ownerId)).toEqual({ proof: null, basedOn: rejected.submittedAt });
    expect(initialFormText(ownerId, rejected).text).toEqual(bankText);
  });

  it('is dropped for one person on arrival, for everybody on sign-out', () => {
    saveFormText(ownerId, null, bankText);
    saveFormText('somebody-else', null, bankText);
    clearBankInput(ownerId);
    expect(initialFormText(ownerId, none).text.pan).toBe('');
    expect(initialFormText('somebody-else', none).text).toEqual(bankText);
    clearAllBankInput();
    expect([initialFormText('somebody-else', none).text.pan, kept()]).toEqual(['', '']);
  });
});
