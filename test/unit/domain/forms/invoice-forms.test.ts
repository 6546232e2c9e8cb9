import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { fieldProblems } from '#domain/forms/form-schema.ts';
import { cancellationForm, paymentForm } from '#domain/forms/invoice-forms.ts';

describe('the form of a payment', () => {
  it('sends the reference as the bank writes it, however it was typed', () => {
    expect(parse(paymentForm, { reference: ' hdfcn5 2026-1107 12345 ' })).toEqual({
      reference: 'HDFCN52026110712345',
    });
  });

  it.each([
    ['', 'required'],
    ['UTR1', 'too-short:6'],
    ['A'.repeat(41), 'too-long:40'],
    ['UTR/123456', 'malformed'],
  ])('refuses the reference "%s" as %s', (reference, code) => {
    expect(fieldProblems(paymentForm, { reference })).toEqual({ reference: code });
  });
});

describe('the form of a cancellation', () => {
  it('counts the reason as readers do', () => {
    expect(fieldProblems(cancellationForm, { reason: 'क्षि'.repeat(300) })).toEqual({});
    expect(fieldProblems(cancellationForm, { reason: 'क्षि'.repeat(301) })).toEqual({
      reason: 'too-long:300',
    });
  });

  it('asks for a reason', () => {
    expect(fieldProblems(cancellationForm, { reason: '  ' })).toEqual({ reason: 'required' });
  });
});
