import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { Region } from '#domain/auth/regions.ts';
import type { operations } from '#generated/contract.ts';
import type { Person } from '../platform/database/schema/person.ts';
import type { Session } from '../platform/database/schema/session-table.ts';
import type { Deps } from '../platform/dependencies.ts';

export type OperationId = keyof operations;

type JsonOf<Response> = Response extends { content: { 'application/json': infer Body } }
  ? Body
  : never;
type Success<Responses> = Responses extends { 200: infer Response } ? Response : never;

export type BodyOf<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : undefined;
export type QueryOf<Id extends OperationId> = NonNullable<operations[Id]['parameters']['query']>;
export type PathOf<Id extends OperationId> = NonNullable<operations[Id]['parameters']['path']>;

/** The success reply of an operation: the `data` of the contract. */
export type DataOf<Id extends OperationId> =
  JsonOf<Success<operations[Id]['responses']>> extends { data: infer Data } ? Data : undefined;

/** One call of an operation, already validated against the contract. */
export type Call<Id extends OperationId> = {
  operationId: Id;
  body: BodyOf<Id>;
  query: QueryOf<Id>;
  path: PathOf<Id>;
  /** For calls that the contract marks as idempotent. */
  idempotencyKey: string | undefined;
  person: Person | null;
  /** The session of the person; null without one. */
  session: Session | null;
  region: Region;
  deps: Deps;
  log: FastifyBaseLogger;
  /** For the few handlers that read a stream or set cookies. */
  request: FastifyRequest;
  reply: FastifyReply;
};

/**
 * Handles one operation. Returns the reply's `data`, or `undefined` when it has sent the reply
 * itself (a file).
 * @throws {Problem} for every failure in the contract.
 */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<DataOf<Id> | undefined>;

export type Handlers = { [Id in OperationId]: Handler<Id> };
