import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { errorResponses } from '#contract/error-responses.ts';
import { errors } from '#contract/errors.ts';
import { type ErrorDetails, errorExamples, errorReply } from '#contract/examples/errors.ts';
import { operationExamples } from '#contract/examples/operations/index.ts';
import { type ErrorCode, errorCodes } from '#domain/contract/error-codes.ts';
import { root } from '../child-process.ts';
import {
  type Example,
  type Message,
  type Operation,
  operationsOf,
  type Schema,
} from './contract-document.ts';
import { contractYaml } from './contract-yaml.ts';

/*
 * Writes openapi.yaml, the contract as one file, from its sources in contract/: paths and schemas
 * by tag, the table of errors, and the named examples. `--check` writes nothing and fails when
 * openapi.yaml is out of date.
 */

/** An operation as contract/paths has it: without examples, and its errors by name. */
type SourceOperation = Operation & { 'x-errors': ErrorName[] };

/**
 * An error code, a shared response of contract/error-responses.ts, or either with a description of
 * its own.
 */
type ErrorName = string | Record<string, string>;

type NamedError = { code: ErrorCode; description: string };

type Named<Value> = Record<string, Value>;

const banner = '# Written by `npm run generate` from contract/. Edit the sources there.\n';
const read = (file: string) => parse(readFileSync(root + file, 'utf8'));

function bundledContract(): object {
  const { components, ...top } = read('contract/openapi.yaml');
  const tags: string[] = top.tags.map(({ name }: { name: string }) => name);
  const paths = merged<Named<Named<SourceOperation>>>('paths', tags);
  const contract = {
    ...top,
    paths,
    components: {
      ...components,
      schemas: {
        ...merged<Named<Schema>>('schemas', tags),
        ErrorCode: { type: 'string', enum: errorCodes },
      },
      responses: { ...components.responses, ...sharedResponses() },
    },
  };
  for (const { operation } of operationsOf(contract)) complete(operation as SourceOperation);
  return contract;
}

/** All files of a folder of contract/ as one mapping, in the order of the tags. */
function merged<Mapping extends object>(folder: string, tags: string[]): Mapping {
  const files = globSync(`contract/${folder}/**/*.yaml`, { cwd: root }).sort();
  const place = (file: string) => tags.indexOf(file.split(/[/.]/)[2] ?? '');
  const ordered = files.toSorted((one, other) => place(one) - place(other));
  return Object.assign({}, ...ordered.map(read)) as Mapping;
}

/** Adds its examples and its error responses to an operation. */
function complete(operation: SourceOperation): void {
  const { operationId = '', 'x-errors': names } = operation;
  const examples = (operationExamples as Named<Named<Named<unknown>>>)[operationId] ?? {};
  const { request, errors: ownErrors = {}, ...replies } = examples;
  if (request && operation.requestBody) addExamples(operation.requestBody, request);
  const responses = operation.responses ?? {};
  for (const [status, named] of Object.entries(replies)) {
    const response = responses[status];
    if (!response)
      throw new Error(`${operationId} has examples of ${status} and no such response.`);
    addExamples(response, named);
  }
  operation.responses = {
    ...responses,
    ...errorsByStatus(names, ownErrors as Named<Named<ErrorDetails>>),
  };
  delete (operation as Partial<SourceOperation>)['x-errors'];
}

function addExamples(message: Message, values: Named<unknown>): void {
  const media = message.content?.['application/json'];
  if (!media) throw new Error(`There are examples of a body without JSON: ${Object.keys(values)}.`);
  media.examples = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, { value }]),
  );
}

function errorsByStatus(names: ErrorName[], ownErrors: Named<Named<ErrorDetails>>): Named<Message> {
  const found = names.flatMap(namedErrors);
  const groups = Object.groupBy(found, ({ code }) => errors[code].status);
  const responses = Object.entries(groups).map(([status, group = []]) => {
    const shared = sharedNameOf(group);
    const isShared = shared && !group.some(({ code }) => ownErrors[code]);
    return [
      status,
      isShared ? { $ref: `#/components/responses/${shared}` } : errorResponse(group, ownErrors),
    ];
  });
  return Object.fromEntries(responses);
}

function namedErrors(name: ErrorName): NamedError[] {
  const [word = '', ownDescription] =
    typeof name === 'string' ? [name] : (Object.entries(name)[0] ?? []);
  const codes = errorResponses[word] ?? [word as ErrorCode];
  return codes.map((code) => {
    if (!errors[code]) throw new Error(`x-errors: contract/errors.ts has no ${code}.`);
    return { code, description: ownDescription ?? errors[code].description };
  });
}

/** The shared response that says exactly this. */
function sharedNameOf(group: NamedError[]): string | undefined {
  const isAsInTable = group.every(
    ({ code, description }) => errors[code].description === description,
  );
  const codes = String(group.map(({ code }) => code));
  const [name] =
    Object.entries(errorResponses).find(([, shared]) => String(shared) === codes) ?? [];
  return isAsInTable ? name : undefined;
}

function sharedResponses(): Named<Message> {
  const responses = Object.keys(errorResponses).map((name) => [
    name,
    errorResponse(namedErrors(name), {}),
  ]);
  return Object.fromEntries(responses);
}

function errorResponse(group: NamedError[], ownErrors: Named<Named<ErrorDetails>>): Message {
  const examples = group.flatMap(({ code }) => {
    const details = ownErrors[code] ?? errorExamples[code] ?? { [code]: {} };
    return Object.entries(details).map(([name, detail]): [string, Example] => [
      name,
      { value: errorReply(code, detail) },
    ]);
  });
  return {
    description: [...new Set(group.map(({ description }) => description))].join(' '),
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/ErrorReply' },
        examples: Object.fromEntries(examples),
      },
    },
  };
}

const text = banner + contractYaml(bundledContract());

if (!process.argv.includes('--check')) writeFileSync(`${root}openapi.yaml`, text);
else if (readFileSync(`${root}openapi.yaml`, 'utf8') !== text) {
  console.error('openapi.yaml is out of date. Run: npm run generate');
  process.exitCode = 1;
}
