import { describe, expect, it } from 'vitest';
import { fieldProblems } from '#domain/forms/form-schema.ts';
import { staffMemberForm } from '#domain/forms/staff-member-form.ts';

const valid = { name: 'आशा वर्मा', email: 'asha@creator.example', permissions: ['INTERNAL'] };

describe('the form of a staff account', () => {
  it('accepts a name, an email and a permission of staff', () => {
    expect(fieldProblems(staffMemberForm, valid)).toEqual({});
  });

  it.each([
    [{ name: ' ' }, { name: 'required' }],
    [{ name: 'A' }, { name: 'too-short' }],
    [{ name: 'न'.repeat(101) }, { name: 'too-long' }],
    [{ name: 'Asha <script>' }, { name: 'not-allowed' }],
    [{ email: 'asha' }, { email: 'email-malformed' }],
    [{ permissions: [] }, { permissions: 'required' }],
    [{ permissions: ['VIEW_POST', 'CREATE_POST'] }, { permissions: 'required' }],
  ])('refuses %j', (wrong, problems) => {
    expect(fieldProblems(staffMemberForm, { ...valid, ...wrong })).toEqual(problems);
  });
});
