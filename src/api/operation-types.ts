import type { components, operations } from '#generated/contract.ts';

/** The one name of a call. */
export type OperationId = keyof operations;

type ContentOf<Message> = Message extends { content: infer Content } ? Content : never;
type JsonOf<Message> = ContentOf<Message> extends { 'application/json': infer Json } ? Json : never;
type DataOf<Json> = Json extends { data: infer Data } ? Data : never;

type SuccessOf<Responses> = Responses extends { 200: infer Message } ? Message : never;

/** The result of a call: the `data` of its success. */
export type Reply<Id extends OperationId> = DataOf<JsonOf<SuccessOf<operations[Id]['responses']>>>;

type BodyOf<Id extends OperationId> = operations[Id] extends { requestBody: infer Body }
  ? ContentOf<Body> extends { 'multipart/form-data': unknown }
    ? FormData
    : JsonOf<Body>
  : never;

type RequestPart<Name extends string, Value> = [Value] extends [never]
  ? unknown
  : Record<never, never> extends Value
    ? { [Key in Name]?: Value }
    : { [Key in Name]: Value };

type ParametersOf<
  Id extends OperationId,
  Place extends string,
> = operations[Id]['parameters'] extends {
  [Key in Place]?: infer Value;
}
  ? NonNullable<Value>
  : never;

/**
 * What a call is given: exactly what the contract asks for. Headers are those of the contract only.
 */
export type Request<Id extends OperationId> = RequestPart<'body', BodyOf<Id>> &
  RequestPart<'query', ParametersOf<Id, 'query'>> &
  RequestPart<'path', ParametersOf<Id, 'path'>> &
  RequestPart<'headers', ParametersOf<Id, 'header'>> & {
    signal?: AbortSignal;
    /** Nobody waits for it on the page, so a lost session is not announced. */
    isBackground?: boolean;
  };

/** Operations that need no body and no parameter. */
export type NoInputOperationId = {
  [Id in OperationId]: Record<never, never> extends Request<Id> ? Id : never;
}[OperationId];

export type Schemas = components['schemas'];
export type CurrentUser = Schemas['CurrentUser'];
export type Config = Reply<'getConfig'>;
