import {
  type Contract,
  type MediaType,
  operationsOf,
  type PlacedOperation,
  resolve,
  type Schema,
} from './contract-document.ts';

/** A schema, its location, and the name of its field or component. */
export type NamedSchema = { where: string; name: string; schema: Schema };

export type PlacedMedia = { place: string; type: string; media: MediaType };

/**
 * Every schema of the contract with its parts; references are not followed, so each is listed once.
 */
export function allSchemas(contract: Contract): NamedSchema[] {
  const components = Object.entries(contract.components.schemas).map(([name, schema]) => ({
    where: `schemas/${name}`,
    name,
    schema,
  }));
  const shared = Object.values(contract.components.parameters ?? {});
  const own = operationsOf(contract).flatMap(({ operation }) => operation.parameters ?? []);
  const parameters = [...shared, ...own].flatMap(({ name = '', schema }) =>
    schema ? [{ where: `parameter ${name}`, name, schema }] : [],
  );
  const bodies = operationsOf(contract).flatMap((placed) =>
    bodiesOf(contract, placed).flatMap(({ place, media }) =>
      media.schema
        ? [{ where: `${placed.operation.operationId} ${place}`, name: '', schema: media.schema }]
        : [],
    ),
  );
  return [...components, ...parameters, ...bodies].flatMap(nested);
}

/** The request and response bodies of an operation, in every format. */
export function bodiesOf(contract: Contract, { operation }: PlacedOperation): PlacedMedia[] {
  const messages = [
    ...(operation.requestBody ? [['request', operation.requestBody] as const] : []),
    ...Object.entries(operation.responses ?? {}),
  ];
  return messages.flatMap(([place, message]) =>
    Object.entries(resolve(contract, message).content ?? {}).map(([type, media]) => ({
      place,
      type,
      media,
    })),
  );
}

function nested({ where, name, schema }: NamedSchema): NamedSchema[] {
  const properties = Object.entries(schema.properties ?? {}).map(([key, value]) => ({
    where: `${where}.${key}`,
    name: key,
    schema: value,
  }));
  const others = [
    ...(schema.items
      ? [{ where: `${where}[]`, name: name.replace(/s$/, ''), schema: schema.items }]
      : []),
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].map(
      (part, index) => ({
        where: `${where}|${index}`,
        name,
        schema: part,
      }),
    ),
    ...(typeof schema.additionalProperties === 'object'
      ? [{ where: `${where}.*`, name: '', schema: schema.additionalProperties }]
      : []),
  ];
  return [{ where, name, schema }, ...[...properties, ...others].flatMap(nested)];
}
