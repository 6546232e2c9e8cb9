import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  type BankFormValues,
  bankAccountForm,
  bankDetailsForm,
  toBankAccount,
} from '#domain/forms/bank-details-form.ts';
import { fieldProblems } from '#domain/forms/form-schema.ts';

const bankProblems = (text: BankFormValues) => fieldProblems(bankDetailsForm, text);

const text: BankFormValues = {
  accountHolder: 'मीरा कुलकर्णी',
  accountNumber: '30211234567890',
  accountNumberConfirmation: '30211234567890',
  ifsc: 'SBIN0001234',
  pan: 'ABCPK1234L',
  isRegistered: false,
  gstin: '',
  address: '',
};
const registered: Partial<BankFormValues> = {
  isRegistered: true,
  pan: 'AAPFU0939F',
  gstin: '27AAPFU0939F1ZV',
  address: '14 Tilak Road, Pune',
};

describe('the form of bank details', () => {
  it('accepts valid input, and returns it in its normal form', () => {
    const typed = {
      ...text,
      accountHolder: '  मीरा   कुलकर्णी ',
      accountNumber: '३०२१ १२३४-५६७८९०',
      ifsc: ' sbin 0001234',
      pan: 'abcpk1234l',
    };
    expect(bankProblems(typed)).toEqual({});
    expect(parse(bankAccountForm, toBankAccount(typed))).toEqual({
      accountHolder: 'मीरा कुलकर्णी',
      accountNumber: '30211234567890',
      ifsc: 'SBIN0001234',
      pan: 'ABCPK1234L',
      gstin: null,
      address: null,
    });
    expect(bankProblems({ ...text, ...registered })).toEqual({});
  });

  it.each<[Partial<BankFormValues>, object]>([
    [{ accountHolder: ' ' }, { accountHolder: 'required' }],
    [{ accountHolder: 'क'.repeat(101) }, { accountHolder: 'too-long:100' }],
    [
      { accountNumber: ' ', accountNumberConfirmation: '' },
      { accountNumber: 'required', accountNumberConfirmation: 'required' },
    ],
    [
      { accountNumber: '12345678', accountNumberConfirmation: '12345678' },
      { accountNumber: 'malformed' },
    ],
    [{ accountNumberConfirmation: '30211234567891' }, { accountNumberConfirmation: 'not-allowed' }],
    [{ ifsc: 'SBIN1001234' }, { ifsc: 'malformed' }],
    [{ ifsc: '-' }, { ifsc: 'required' }],
    [{ pan: 'ABCDK1234L' }, { pan: 'malformed' }],
    [{ pan: '' }, { pan: 'required' }],
    [{ isRegistered: true }, { gstin: 'required', address: 'required' }],
    [{ ...registered, gstin: '27AAPFU0939F1ZW' }, { gstin: 'malformed' }],
    [{ ...registered, pan: 'ABCPK1234L' }, { gstin: 'malformed' }],
    [{ ...registered, address: ' ' }, { address: 'required' }],
    [{ ...registered, address: 'क'.repeat(301) }, { address: 'too-long:300' }],
  ])('of %j finds %j', (wrong, problems) => {
    expect(bankProblems({ ...text, ...wrong })).toEqual(problems);
  });

  it('compares the numbers as they are meant', () => {
    expect(bankProblems({ ...text, accountNumberConfirmation: '३०२१ १२३४ ५६७८९०' })).toEqual({});
  });

  it('ignores GST input of somebody who is not registered', () => {
    const typed = { ...text, gstin: 'wrong' };
    expect(bankProblems(typed)).toEqual({});
    expect(toBankAccount(typed).gstin).toBeNull();
  });
});
