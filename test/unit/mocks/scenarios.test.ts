import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { errors } from '#contract/errors.ts';
import { examplesOf, locate, type Scenario } from '#mocks/scenario.ts';
import { families, scenarios } from '#mocks/scenario-catalogue.ts';
import { tagsOf } from '#mocks/scenario-page/scenario-tags.ts';
import { begin, moveOn, operationFinder, preferenceFor } from '#mocks/scenario-session.ts';
import { errorsWithoutScenario } from '#mocks/scenario-tables/error-scenarios.ts';
import {
  operationsOf,
  readContract,
  resolve,
} from '../../../scripts/contract/contract-document.ts';

const contract = readContract();
const operationIds = operationsOf(contract).map(({ operation }) => operation.operationId);

type Person = { data: { appLanguage: string | null } };

const whoSomebodyIs = contract.paths['/api/auth/getCurrentUser']?.get?.responses?.['200'];

/** What the person of a scenario reads, where the contract says so. */
function languageOf({ answers: { getCurrentUser: person } }: Scenario): string | null {
  const reply = typeof person === 'string' ? { example: person } : person;
  const { example = '', changed } = reply && 'example' in reply ? reply : {};
  const named = whoSomebodyIs?.content?.['application/json']?.examples?.[example];
  const { data } = (
    named ? resolve(contract, named).value : { data: { appLanguage: null } }
  ) as Person;
  return { ...data, ...changed }.appLanguage;
}

describe('scenarios', () => {
  it('are all in the catalogue, single ones in the file of their name', () => {
    const folder = fileURLToPath(new URL('../../../mocks/scenarios/', import.meta.url));
    const files = globSync('*/*.ts', { cwd: folder }).map((file) => basename(file));
    const related = families.map(({ scenario }) => scenario);
    const alone = scenarios.filter((scenario) => !related.includes(scenario));
    expect(alone.map(({ name }) => `${name}.ts`).sort()).toEqual(files.sort());
    for (const scenario of related) expect(scenarios).toContain(scenario);
  });

  it('have names of their own', () => {
    const names = scenarios.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  });

  it('show every error code, or say why they have none', () => {
    const shown = scenarios.flatMap((scenario) => tagsOf(contract, scenario).errors);
    const others = Object.keys(errors).filter((code) => !shown.includes(code));
    expect(others.sort()).toEqual(Object.keys(errorsWithoutScenario).sort());
  });

  describe.each(scenarios)('$name', (scenario) => {
    it('answers only examples that the contract has', () => {
      for (const { operationId, example } of examplesOf(scenario)) {
        expect(() => locate(contract, operationId, example)).not.toThrow();
      }
    });

    it('says what to look for, in one to four short sentences', () => {
      const { lookFor = [] } = scenario;
      expect(lookFor.length).toBeGreaterThanOrEqual(1);
      expect(lookFor.length).toBeLessThanOrEqual(4);
      for (const sentence of lookFor) expect(sentence).toMatch(/^.{10,200}[.”]$/);
    });

    it('begins in the language that its person reads', () => {
      expect(scenario.cookies?.language ?? 'en').toBe(languageOf(scenario) ?? 'en');
    });

    it('moves on only after operations that the contract has', () => {
      for (const { after } of scenario.moves ?? []) expect(operationIds).toContain(after);
    });

    it('has a reply for every operation', () => {
      const named = Object.keys(scenario.answers);
      const others = operationIds.filter((id) => id && id !== 'getLiveness' && !named.includes(id));
      if (!scenario.otherwise) return;
      for (const id of others)
        expect(() => locate(contract, String(id), scenario.otherwise ?? '')).not.toThrow();
    });
  });

  it('with an unknown operation or example are refused', () => {
    expect(() => locate(contract, 'getCurrentUser', 'no-such-person')).toThrow(
      /no 'no-such-person'/,
    );
    expect(() => locate(contract, 'noSuchCall', 'approved')).toThrow(/no operation 'noSuchCall'/);
  });
});

describe('a scenario being played', () => {
  const walk: Scenario = {
    name: 'walk',
    group: '',
    title: '',
    description: '',
    start: '/',
    answers: {
      getCurrentUser: 'signed-out',
      updatePhoneNo: [{ when: { otp: '0000' }, answer: 'otp-wrong' }, 'verified'],
    },
    moves: [
      {
        after: 'updatePhoneNo',
        when: { action: 'verify-phone' },
        set: { getCurrentUser: 'approved' },
      },
    ],
  };
  const whoAmI = { operationId: 'getCurrentUser', fields: {} } as const;
  const verify = (otp: string) =>
    ({ operationId: 'updatePhoneNo', fields: { action: 'verify-phone', otp } }) as const;

  it('selects the reply by the request', () => {
    const acting = begin(walk);
    expect(preferenceFor(contract, acting, verify('0000'))).toEqual({
      code: 400,
      example: 'otp-wrong',
    });
    expect(preferenceFor(contract, acting, verify('4821'))).toEqual({
      code: 200,
      example: 'verified',
    });
  });

  it('moves on after the call it names, and leaves the scenario itself as it was', () => {
    const moved = moveOn(begin(walk), verify('4821'));
    expect(preferenceFor(contract, moved, whoAmI)).toEqual({ code: 200, example: 'approved' });
    expect(preferenceFor(contract, begin(walk), whoAmI)).toEqual({
      code: 200,
      example: 'signed-out',
    });
  });

  it('finds an operation by method and path, fixed paths first', () => {
    const find = operationFinder(contract);
    expect(find('POST', '/api/post/getPostByFilter')).toBe('getPostByFilter');
    expect(find('POST', '/api/post/0197-x')).toBe('getPostById');
    expect(find('GET', '/api/post/getPostByFilter')).toBeUndefined();
  });
});
