import { describe, expect, it } from 'vitest';
import { type Contract, readContract } from '../../../scripts/contract/contract-document.ts';
import { contractProblems, structureProblems } from '../../../scripts/contract/contract-lint.ts';

/*
 * `npm test` runs the lint on openapi.yaml itself; here the contract is broken once in every way it
 * looks for.
 */

const original = readContract();
const codes = (original.components.schemas.ErrorCode?.enum ?? []).map(String);

function problemsAfter(
  breakIt: (contract: Contract) => void,
  errorCodes: string[] = codes,
  lint = structureProblems,
): string[] {
  const contract = structuredClone(original);
  breakIt(contract);
  return lint(contract, errorCodes);
}

const currentUser = (contract: Contract) => contract.paths['/api/auth/getCurrentUser']?.get ?? {};
const schemas = (contract: Contract) => contract.components.schemas;
const mark = (contract: Contract, value: object) =>
  Object.assign(schemas(contract).ProfileInput?.properties?.bio ?? {}, {
    'x-personal-data': value,
  });

describe('the contract lint', () => {
  it('finds no problem in the contract', () => {
    expect(problemsAfter(() => {}, codes, contractProblems)).toEqual([]);
  });

  it.each<[string, (contract: Contract) => void, RegExp]>([
    ['an open body', (c) => delete schemas(c).UserHint?.additionalProperties, /UserHint is open/],
    [
      'a choice by a field that a list passes by',
      (c) => delete schemas(c).LoginRequest?.type,
      /LoginRequest has a discriminator/,
    ],
    [
      'an endless string',
      (c) => delete schemas(c).DecisionNote?.maxLength,
      /DecisionNote is a string without/,
    ],
    [
      'an endless list',
      (c) => delete schemas(c).CurrentUser?.properties?.permissions?.maxItems,
      /list without/,
    ],
    ['an endless number', (c) => delete schemas(c).Counter?.maximum, /Counter is a number without/],
    ['an id of any form', (c) => delete schemas(c).Id?.pattern, /is an id without a pattern/],
    [
      'an operation without a name',
      (c) => delete currentUser(c).operationId,
      /operationId is not camelCase/,
    ],
    [
      'an operation without a priority',
      (c) => delete currentUser(c)['x-priority'],
      /getCurrentUser has no x-priority/,
    ],
    ['an operation without a summary', (c) => delete currentUser(c).summary, /do not explain/],
    [
      'a description that says nothing',
      (c) => Object.assign(currentUser(c), { description: 'Gets the user.' }),
      /getCurrentUser: .* do not explain/,
    ],
    [
      'the name of a person without a mark',
      (c) => delete schemas(c).Profile?.properties?.name?.['x-personal-data'],
      /Profile\.name sounds like a person's/,
    ],
    [
      'a list of handles without a mark',
      (c) => delete schemas(c).Handle?.['x-personal-data'],
      /schemas\/Handle sounds[\s\S]*Profile\.handle sounds/,
    ],
    [
      'a purpose that nobody has listed',
      (c) => mark(c, { purpose: 'curiosity', retention: 'account' }),
      /ProfileInput\.bio: the purpose 'curiosity' is none of/,
    ],
    [
      'a mark without a retention',
      (c) => mark(c, { purpose: 'approval' }),
      /retention 'undefined' is none of/,
    ],
    [
      'a mark that says more',
      (c) => mark(c, { purpose: 'approval', retention: 'account', owner: 'us' }),
      /x-personal-data knows no owner/,
    ],
    [
      'a file of a person without a mark',
      (c) => {
        const body = c.paths['/api/image']?.post?.requestBody?.content?.['multipart/form-data'];
        delete body?.schema?.properties?.imageFile?.['x-personal-data'];
      },
      /imageFile is a file of a person/,
    ],
    [
      'an operation with two tags',
      (c) => currentUser(c).tags?.push('posts'),
      /not exactly one tag/,
    ],
    [
      'a name given twice',
      (c) => Object.assign(currentUser(c), { operationId: 'login' }),
      /login is used twice/,
    ],
    [
      'a body without an example',
      (c) => delete currentUser(c).responses?.['200']?.content?.['application/json']?.examples,
      /no named example/,
    ],
  ])('sees %s', (_what, breakIt, expected) => {
    expect(problemsAfter(breakIt).join('\n')).toMatch(expected);
  });

  it('sees an example that does not fit', () => {
    const problems = problemsAfter(
      (c) => Object.assign(schemas(c).CurrentUser ?? {}, { required: ['nope'] }),
      codes,
      contractProblems,
    );
    expect(problems.join('\n')).toMatch(/example .* must have required property 'nope'/);
  });

  it('sees error codes that differ from domain/contract/error-codes.ts', () => {
    expect(problemsAfter(() => {}, [...codes, 'made-up']).join('\n')).toMatch(
      /made-up is in domain/,
    );
    expect(problemsAfter(() => {}, codes.slice(1)).join('\n')).toMatch(
      /is in openapi.yaml and not in domain/,
    );
  });
});
