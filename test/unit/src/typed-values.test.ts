import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginningText, forgetOutdated, keepProof, keepText, keptProof } from '#src/bank/typed-values.ts';
import { forgetAllTyped, forgetTyped } from '#src/drafts/typed-in-tab.ts';
import { ownerId } from '../../support/drafts.ts';
import { bankDetails, bankText, passbook } from '../machines/bank.ts';

const { none, pending, rejected } = bankDetails;
const kept = () => Object.values({ ...sessionStorage }).join();

/** What lies in a tab, as its own properties, like the browser's. */
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
  forgetAllTyped();
  vi.unstubAllGlobals();
});

describe('what was typed and not sent', () => {
  it('is there again on the same details, numbers and all', () => {
    keepText(ownerId, null, bankText);
    keepProof(ownerId, null, passbook);
    expect(beginningText(ownerId, none)).toEqual({ text: bankText, isWithoutNumbers: false });
    expect(keptProof(ownerId)).toEqual({ proof: passbook, basedOn: null });
    expect(kept()).not.toContain(bankText.accountNumber);
  });

  it('is forgotten once other details were sent, with its picture, also where a tab refuses to keep anything', () => {
    keepText(ownerId, null, bankText);
    keepProof(ownerId, null, passbook);
    forgetOutdated(ownerId, pending.submittedAt);
    expect([kept(), keptProof(ownerId).proof]).toEqual(['', null]);
    expect(beginningText(ownerId, none).text.accountNumber).toBe('');
    vi.stubGlobal('sessionStorage', undefined);
    keepText(ownerId, null, bankText);
    expect(beginningText(ownerId, none).text).toEqual(bankText);
    expect(beginningText(ownerId, rejected).text.accountNumber).toBe('');
  });

  it('does not mix with what was typed on other details', () => {
    keepProof(ownerId, null, passbook);
    keepText(ownerId, rejected.submittedAt, bankText);
    expect(keptProof(ownerId)).toEqual({ proof: null, basedOn: rejected.submittedAt });
    expect(beginningText(ownerId, rejected).text).toEqual(bankText);
  });

  it('is forgotten when it has arrived, of that person alone, and of everybody by a sign-out', () => {
    keepText(ownerId, null, bankText);
    keepText('somebody-else', null, bankText);
    forgetTyped(ownerId);
    expect(beginningText(ownerId, none).text.pan).toBe('');
    expect(beginningText('somebody-else', none).text).toEqual(bankText);
    forgetAllTyped();
    expect([beginningText('somebody-else', none).text.pan, kept()]).toEqual(['', '']);
  });
});
