import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { fieldProblems } from '#domain/forms/form-schema.ts';
import {
  authenticatorForm,
  changePasswordForm,
  recoveryCodeForm,
  resetPasswordForm,
} from '#domain/forms/staff-security-forms.ts';

describe('the forms of the second factor', () => {
  it.each(['418203', ' 418 203 ', '४१८२०३', '۴۱۸۲۰۳'])(
    'understand the code "%s" of an app',
    (code) => {
      expect(safeParse(authenticatorForm, { code }).output).toEqual({ code: '418203' });
    },
  );

  it.each([
    ['', 'required'],
    ['41820', 'code-incomplete'],
  ])('report the error in the code "%s"', (code, problem) => {
    expect(fieldProblems(authenticatorForm, { code })).toEqual({ code: problem });
  });

  it.each(['7KQM-X2PD-WA9R-F4HT', '7kqm x2pd wa9r f4ht', ' 7KQMX2PDWA9RF4HT'])(
    'understand the recovery code "%s"',
    (code) => {
      expect(safeParse(recoveryCodeForm, { code }).output).toEqual({ code: '7KQMX2PDWA9RF4HT' });
    },
  );

  it('refuse a part of a recovery code', () => {
    expect(fieldProblems(recoveryCodeForm, { code: '7KQM-X2PD' })).toEqual({ code: 'malformed' });
  });
});

describe('the forms of a new password', () => {
  it('count its blanks and send it as it was typed', () => {
    const newPassword = ' four bridges ';
    expect(safeParse(resetPasswordForm, { newPassword }).output).toEqual({ newPassword });
  });

  it('name the shortest length', () => {
    expect(fieldProblems(resetPasswordForm, { newPassword: 'eleven char' })).toEqual({
      newPassword: 'too-short:12',
    });
    expect(fieldProblems(changePasswordForm, { currentPassword: '', newPassword: '' })).toEqual({
      currentPassword: 'required',
      newPassword: 'required',
    });
  });
});
