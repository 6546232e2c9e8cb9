import { describe, expect, it } from 'vitest';
import {
  preferenceOf,
  referenceDocument,
} from '../../../mocks/api-reference/reference-document.ts';
import { locate } from '../../../mocks/scenario.ts';
import { operationsOf, readContract } from '../../../scripts/contract/contract-document.ts';

describe('the reference of the API on the mock', () => {
  const contract = readContract();

  it('offers only replies that the contract has, for every operation', () => {
    const offered = operationsOf(referenceDocument(contract)).map(({ operation }) => {
      const choice = operation.parameters?.find(({ name }) => name === 'Prefer');
      return { operationId: operation.operationId ?? '', values: choice?.schema?.enum ?? [] };
    });
    expect(offered.filter(({ values }) => values.length === 0)).toEqual([]);
    const [first] = offered.filter(({ operationId }) => operationId === 'getAgencyByFilter');
    expect(first?.values.slice(0, 2)).toEqual([
      'code=200, example=several',
      'code=200, example=empty',
    ]);
    for (const { operationId, values } of offered) {
      for (const value of values) {
        const preference = preferenceOf(String(value));
        expect(preference, `${operationId}: ${value}`).toBeDefined();
        // It throws when the contract has no such status or example.
        expect(locate(contract, operationId, preference ?? '')).toEqual(preference);
      }
    }
  });

  it('leaves the reply to the scenario without a choice', () => {
    expect(preferenceOf(undefined)).toBeUndefined();
    expect(preferenceOf('respond-async')).toBeUndefined();
    expect(preferenceOf('code=204')).toEqual({ code: 204 });
  });
});
