import { describe, expect, it } from 'vitest';
import {
  operationsOf,
  readContract,
  resolve,
  type Schema,
} from '../../../scripts/contract/contract-document.ts';

const contract = readContract();

const propertiesOf = (schema: Schema | undefined): Record<string, Schema> =>
  (schema && resolve(contract, schema).properties) ?? {};

/** The schema of `data` in a successful reply. */
function replyOf(id: string): Schema | undefined {
  const found = operationsOf(contract).find(({ operation }) => operation.operationId === id);
  const reply = found?.operation.responses?.['200'];
  const content = reply ? resolve(contract, reply).content : undefined;
  return propertiesOf(content?.['application/json']?.schema).data;
}

/** The property at a path of names. */
const at = (schema: Schema | undefined, ...path: string[]): Schema | undefined =>
  path.reduce<Schema | undefined>((inner, name) => propertiesOf(inner)[name], schema);

const { anyOf = [] } = replyOf('getCurrentUser') ?? {};
const currentUser = anyOf[0] ?? replyOf('getCurrentUser');

describe('the fields of the specification', () => {
  // spec 3.1, 3.3, 3.21, 3.22
  it.each([
    [
      'the current user',
      currentUser,
      ['userId', 'nextScreen', 'permissions', 'crawlEnabled', 'creatorState'],
    ],
    ['profile details', replyOf('getProfileDetails'), ['creatorId', 'profileImage', 'metaInfo']],
    ['the payment', at(replyOf('getProfileDetails'), 'metaInfo'), ['paymentType']],
    ['the configuration', replyOf('getConfig'), ['imageServiceUrl', 'enableWallOfFame']],
    ['its app at Google', at(replyOf('getConfig'), 'google'), ['client_id']],
    ['its app at Facebook', at(replyOf('getConfig'), 'facebook'), ['app_id']],
  ])('%s has its fields in the reply', (_, schema, fields) => {
    expect(Object.keys(propertiesOf(schema))).toEqual(expect.arrayContaining(fields));
  });
});
