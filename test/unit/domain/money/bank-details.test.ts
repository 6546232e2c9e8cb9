import { describe, expect, it } from 'vitest';
import {
  accountNumberPattern,
  gstinPattern,
  ifscPattern,
  isGstinForPan,
  maskIdentifier,
  normaliseIdentifier,
  panPattern,
} from '#domain/money/bank-details.ts';

describe('identifiers of a bank account', () => {
  it.each([
    ['SBIN0001234', true],
    ['SBIN1001234', false],
    ['SBI00001234', false],
    ['sbin0001234', false],
    ['SBIN000123', false],
    ['SBIN00012345', false],
  ])('IFSC %s: %s', (ifsc, isOne) => {
    expect(new RegExp(ifscPattern).test(ifsc)).toBe(isOne);
  });

  it.each([
    ['ABCPK1234L', true],
    ['ABCCK1234L', true],
    ['ABCDK1234L', false],
    ['ABCPK12345', false],
    ['ABCPK123L', false],
  ])('PAN %s: %s', (pan, isOne) => {
    expect(new RegExp(panPattern).test(pan)).toBe(isOne);
  });

  it.each([
    ['123456789', true],
    ['123456789012345678', true],
    ['12345678', false],
    ['1234567890123456789', false],
  ])('account number %s: %s', (number, isOne) => {
    expect(new RegExp(accountNumberPattern).test(number)).toBe(isOne);
  });

  it('are understood as people type them', () => {
    expect(normaliseIdentifier(' ३०२१ १२३४-५६७८९० ')).toBe('30211234567890');
    expect(normaliseIdentifier('sbin 0001234')).toBe('SBIN0001234');
    expect(normaliseIdentifier('\u200eabcpk1234l')).toBe('ABCPK1234L');
  });

  it.each([
    // A published example of the GST network, and the same with one character changed.
    ['27AAPFU0939F1ZV', 'AAPFU0939F', true],
    ['27AAPFU0939F1ZW', 'AAPFU0939F', false],
    ['28AAPFU0939F1ZV', 'AAPFU0939F', false],
    ['27AAPFU0939F1ZV', 'ABCPK1234L', false],
    ['27AAPFU0939F1XV', 'AAPFU0939F', false],
  ])('GSTIN %s of PAN %s: %s', (gstin, pan, isOne) => {
    expect(isGstinForPan(gstin, pan)).toBe(isOne);
    if (isOne) expect(gstin).toMatch(new RegExp(gstinPattern));
  });

  it('show their last four characters', () => {
    expect(maskIdentifier('30211234567890')).toBe('••••••••••7890');
    expect(maskIdentifier('12')).toBe('12');
  });
});
