import { describe, expect, it } from 'vitest';
import type { Severity } from '../../../scripts/contract/changes/change.ts';
import { changeReport } from '../../../scripts/contract/changes/change-report.ts';
import { sectionsOf, withSection } from '../../../scripts/contract/changes/contract-changelog.ts';
import { contractChanges } from '../../../scripts/contract/changes/contract-changes.ts';
import { allowsBreakingChanges } from '../../../scripts/contract/changes/contract-version.ts';
import {
  type Contract,
  type Operation,
  readContract,
  type Schema,
} from '../../../scripts/contract/contract-document.ts';

/* Each pair of contracts differs in one place: `contract(…)`, and it with one thing changed. */

const text: Schema = { type: 'string', maxLength: 100 };
const object = (properties: Record<string, Schema>, required: string[] = []): Schema => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});
const post = object({ title: text, kind: { type: 'string', enum: ['news', 'video'] } }, ['title']);

type Parts = {
  path?: string;
  operation?: object;
  request?: Schema;
  reply?: Schema;
  responses?: object;
};

function contract(parts: Parts = {}): Contract {
  const { path = '/api/post', operation, request = post, reply = post, responses } = parts;
  const savePost: Operation = {
    operationId: 'savePost',
    requestBody: { content: { 'application/json': { schema: request } } },
    responses: {
      '200': { content: { 'application/json': { schema: reply } } },
      ...responses,
    },
    ...operation,
  };
  return { paths: { [path]: { post: savePost } }, components: { schemas: {} } };
}

const postWith = (name: string, schema: Schema, required: string[] = ['title']): Schema =>
  object({ ...post.properties, [name]: schema }, required);
const kinds = (...values: string[]): Schema => postWith('kind', { type: 'string', enum: values });
const operation = (change: object): Parts => ({ operation: change });
const parameters = (...list: object[]) => operation({ parameters: list });
const query = (name: string, more: object = {}) => ({ name, in: 'query', schema: text, ...more });
const inPath = (name: string, pattern: string): Parts => ({
  path: `/api/post/{${name}}`,
  ...parameters({ name, in: 'path', required: true, schema: { ...text, pattern } }),
});

function changesOf(before: Contract, after: Contract): [Severity, string][] {
  return contractChanges(before, after).flatMap(({ changes }) =>
    changes.map(({ severity, text }): [Severity, string] => [severity, text]),
  );
}

describe('the changes of a contract', () => {
  it.each<[string, Parts, Parts, Severity, string]>([
    [
      'a new required field of a request',
      {},
      { request: postWith('language', text, ['title', 'language']) },
      'breaking',
      'In the request body, `language` is new and required',
    ],
    [
      'a new optional field of a request',
      {},
      { request: postWith('language', text) },
      'compatible',
      'In the request body, `language` is new and optional',
    ],
    [
      'a removed field of a request',
      {},
      { request: object({ title: text }, ['title']) },
      'breaking',
      'In the request body, `kind` is removed',
    ],
    [
      'a field of a request that becomes required',
      {},
      { request: object(post.properties ?? {}, ['title', 'kind']) },
      'breaking',
      'In the request body, `kind` is now required',
    ],
    [
      'a field of a reply that becomes optional',
      {},
      { reply: object(post.properties ?? {}) },
      'breaking',
      'In the reply 200, `title` is now optional',
    ],
    [
      'a narrowed enum of a request',
      {},
      { request: kinds('news') },
      'breaking',
      'In the request body, `kind` no longer allows `video`',
    ],
    [
      'a widened enum of a request',
      {},
      { request: kinds('news', 'video', 'poll') },
      'compatible',
      'In the request body, `kind` can also be `poll`',
    ],
    [
      'a widened enum of a reply',
      {},
      { reply: kinds('news', 'video', 'poll') },
      'breaking',
      'In the reply 200, `kind` can also be `poll`',
    ],
    [
      'a narrowed enum of a reply',
      {},
      { reply: kinds('news') },
      'compatible',
      'In the reply 200, `kind` no longer allows `video`',
    ],
    [
      'a changed type',
      {},
      { request: postWith('title', { type: 'integer' }) },
      'breaking',
      'In the request body, `title` is an integer, before a string',
    ],
    [
      'a reply that can be null',
      {},
      { reply: postWith('title', { anyOf: [text, { type: 'null' }] }) },
      'breaking',
      'In the reply 200, `title` can also be null',
    ],
    [
      'a request that can be null',
      {},
      { request: postWith('title', { ...text, type: ['string', 'null'] }) },
      'compatible',
      'In the request body, `title` can also be null',
    ],
    [
      'a removed field of a reply',
      {},
      { reply: object({ title: text }, ['title']) },
      'breaking',
      'In the reply 200, `kind` is removed',
    ],
    [
      'a new field of a reply',
      {},
      { reply: postWith('id', text, ['title', 'id']) },
      'compatible',
      'In the reply 200, `id` is new and required',
    ],
    [
      'a tightened limit of a request',
      {},
      { request: postWith('title', { type: 'string', maxLength: 50 }) },
      'breaking',
      'In the request body, `title` has 50 characters at most, before 100',
    ],
    [
      'a loosened limit of a request',
      {},
      { request: postWith('title', { type: 'string', maxLength: 200 }) },
      'compatible',
      'In the request body, `title` has 200 characters at most, before 100',
    ],
    [
      'a limit of a reply that no longer holds',
      {},
      { reply: postWith('title', { type: 'string' }) },
      'breaking',
      'In the reply 200, `title` has no `maxLength` any more, before `100`',
    ],
    [
      'a rule that the comparison does not know',
      { request: postWith('title', { ...text, not: { const: 'a' } } as Schema) },
      { request: postWith('title', { ...text, not: { const: 'b' } } as Schema) },
      'breaking',
      'In the request body, `title` has `not: {"const":"b"}`, before `{"const":"a"}`',
    ],
    [
      'a new error status',
      {},
      { responses: { '409': { description: 'Taken.' } } },
      'compatible',
      'The reply 409 is new',
    ],
    [
      'a new success status',
      {},
      { responses: { '202': { description: 'Later.' } } },
      'breaking',
      'The reply 202 is new',
    ],
    [
      'a removed query parameter',
      parameters(query('search')),
      parameters(),
      'breaking',
      'The query parameter `search` is removed',
    ],
    [
      'a new required query parameter',
      {},
      parameters(query('search', { required: true })),
      'breaking',
      'The query parameter `search` is new and required',
    ],
    [
      'a narrowed parameter of the path that has another name',
      inPath('id', '^[0-9a-z]+$'),
      inPath('postId', '^[0-9]+$'),
      'breaking',
      'In the path parameter 1, the value has `pattern: ^[0-9]+$`, before `^[0-9a-z]+$`',
    ],
    [
      'a deprecated parameter',
      parameters(query('search')),
      parameters(query('search', { deprecated: true })),
      'deprecating',
      'The query parameter `search` is deprecated',
    ],
    [
      'a deprecated operation',
      {},
      operation({ deprecated: true }),
      'deprecating',
      'The operation is deprecated',
    ],
    [
      'a deprecated field',
      {},
      { reply: postWith('kind', { ...post.properties?.kind, deprecated: true } as Schema) },
      'deprecating',
      'In the reply 200, `kind` is deprecated',
    ],
    [
      'an operation that newly needs a session',
      operation({ security: [] }),
      operation({ security: [{ session: [] }] }),
      'breaking',
      'The operation can no longer be called with no authentication',
    ],
  ])('tell of %s', (_name, before, after, severity, expected) => {
    expect(changesOf(contract(before), contract(after))).toContainEqual([severity, expected]);
    expect(changesOf(contract(after), contract(after))).toEqual([]);
  });

  it('tell of removed, added and moved operations', () => {
    const moved = contract();
    moved.paths = { '/api/posts': moved.paths['/api/post'] ?? {} };
    const none = { ...contract(), paths: {} };
    expect(changesOf(contract(), none)).toEqual([['breaking', 'The operation is removed']]);
    expect(changesOf(none, contract())).toEqual([['compatible', 'The operation is new']]);
    expect(changesOf(contract(), moved)).toEqual([
      ['breaking', 'The operation moved from POST /api/post'],
    ]);
  });

  it('tell of a new error code as not breaking, because callers fall back to the status', () => {
    const failing = (...codes: string[]): Parts => ({
      responses: {
        '409': {
          content: { 'application/json': { schema: object({ code: { enum: codes } }) } },
        },
      },
    });
    expect(changesOf(contract(failing('taken')), contract(failing('taken', 'closed')))).toEqual([
      ['compatible', 'In the reply 409, `code` can also be `closed`'],
    ]);
  });

  it('do not depend on how a schema is written', () => {
    const written = contract({ request: postWith('title', { ...text, type: ['string', 'null'] }) });
    const another = contract({
      request: { $ref: '#/components/schemas/Post' },
    });
    another.components.schemas = {
      Post: {
        allOf: [
          postWith('title', { anyOf: [{ type: 'null' }, { $ref: '#/components/schemas/Title' }] }),
          { description: 'A post' } as Schema,
        ],
      },
      Title: text,
    };
    expect(changesOf(written, another)).toEqual([]);
  });

  it('name a shared schema once, with the operations that use it', () => {
    const sharing = (length: number): Contract => {
      const reference = { $ref: '#/components/schemas/Post' };
      const shared = contract({ request: reference, reply: reference });
      const nested = object({ title: { type: 'string', maxLength: length }, reply: reference });
      shared.components.schemas = { Post: nested };
      return shared;
    };
    const changes = contractChanges(sharing(100), sharing(200));
    expect(
      changes.map(({ title, detail, changes: [change] }) => [title, detail, change?.severity]),
    ).toEqual([
      ['Schema Post in requests', 'used by savePost', 'compatible'],
      ['Schema Post in replies', 'used by savePost', 'breaking'],
    ]);
  });

  it('are none between the contract and itself, and seen in it when one schema changes', () => {
    const before = readContract();
    const after = structuredClone(before);
    expect(contractChanges(before, after)).toEqual([]);
    Object.assign(after.components.schemas.DecisionNote ?? {}, { maxLength: 1 });
    const report = changeReport(contractChanges(before, after), 'text');
    expect(report).toMatch(/^Breaking \(1\)\n\nSchema DecisionNote in requests \(used by/);
  });
});

describe('the version of the contract', () => {
  it.each([
    ['0.1.0', '0.1.0', false],
    ['0.1.0', '0.1.9', false],
    ['0.1.9', '0.2.0', true],
    ['0.9.0', '1.0.0', true],
    ['1.2.0', '1.3.0', false],
    ['1.2.0', '2.0.0', true],
    ['2.0.0', '1.9.0', false],
  ])('from %s to %s allows breaking changes: %s', (before, after, isAllowed) => {
    expect(allowsBreakingChanges(before, after)).toBe(isAllowed);
  });
});

describe('the changelog of the contract', () => {
  const first = { version: '0.1.0', since: 'a1', report: '### Breaking (1)\n\n- One.' };

  it('has one section for each version, the newest first', () => {
    const second = { version: '0.2.0', since: 'b2', report: 'Nothing.' };
    const changelog = withSection(withSection('', first), second);
    expect(sectionsOf(changelog)).toEqual([second, first]);
    const renewed = { ...second, report: 'Something.' };
    expect(sectionsOf(withSection(changelog, renewed))).toEqual([renewed, first]);
  });
});
