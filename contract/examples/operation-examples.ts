import type { ErrorCode } from '#domain/contract/error-codes.ts';
import type { operations } from '#generated/contract.ts';
import type { ErrorDetails } from './errors.ts';

type Json<Message> = Message extends { content: { 'application/json': infer Body } } ? Body : never;
type Named<Value> = Record<string, Value>;

/**
 * The named examples of one operation: of its request, and of each status of success. `errors`
 * replaces the examples that `errors.ts` has for a code; the rest of an error comes from
 * contract/errors.ts.
 */
type ExamplesOf<Operation extends { responses: object }> = {
  request?: Operation extends { requestBody?: infer Body } ? Named<Json<NonNullable<Body>>> : never;
  errors?: Partial<Record<ErrorCode, Named<ErrorDetails>>>;
} & {
  [Status in Extract<keyof Operation['responses'], 200 | 201>]?: Named<
    Json<Operation['responses'][Status]>
  >;
};

export type OperationExamples = { [Id in keyof operations]?: ExamplesOf<operations[Id]> };
