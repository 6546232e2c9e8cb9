import {
  type Contract,
  exampleNames,
  type Operation,
  operationsOf,
  type Parameter,
} from '../../scripts/contract/contract-document.ts';
import type { Preference } from '../scenario.ts';

/** How the header is called by which a request chooses its reply (RFC 7240). */
const header = 'Prefer';
/** Any id will do: the mock remembers no request. */
const anyKey = '01930000-0000-7000-8000-000000000001';

/**
 * The contract for the page at `/docs/api`: each operation has one more header, whose values are
 * the named examples of its replies. Nobody has to sign in to the mock, so it names no sessions.
 */
export function referenceDocument(contract: Contract): Contract {
  const document = structuredClone(contract);
  Reflect.deleteProperty(document, 'security');
  for (const { operation } of operationsOf(document)) {
    delete operation.security;
    operation.parameters = [
      ...(operation.parameters ?? []),
      chosenReply(exampleNames(contract, operation)),
    ];
  }
  const key = document.components.parameters?.IdempotencyKey;
  if (key) Object.assign(key, { example: anyKey });
  return document;
}

/** What a request with this header prefers; undefined for another text. */
export function preferenceOf(value: string | string[] | undefined): Preference {
  const [, code, example] = /^code=(\d{3})(?:, example=(.+))?$/.exec(String(value)) ?? [];
  if (!code) return undefined;
  return example ? { code: Number(code), example } : { code: Number(code) };
}

function chosenReply(names: ReturnType<typeof exampleNames>): Parameter {
  const values = Object.entries(names).flatMap(([status, examples]) =>
    examples.length > 0
      ? examples.map((example) => `code=${status}, example=${example}`)
      : [`code=${status}`],
  );
  return {
    name: header,
    in: 'header',
    description: 'The reply to get. Without it, the reply of the scenario that is played.',
    schema: { type: 'string', enum: values },
  } satisfies NonNullable<Operation['parameters']>[number];
}
