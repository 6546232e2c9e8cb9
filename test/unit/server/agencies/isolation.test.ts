import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationPlaces } from '#generated/operations.ts';
import { readContract } from '#server/http/contract/contract-document.ts';
import type { OperationId } from '#server/http/handler.ts';
import { type Stage, setStage } from '#test/contract/contract-fixtures.ts';
import { madeInvitation } from '../fixtures/agency-fixtures.ts';
import { signInAs } from '../fixtures/person-fixtures.ts';
import { plainRequests } from '../fixtures/valid-requests.ts';
import type { ContractClient } from '../harness/contract-client.ts';

/*
 * Every operation of the contract that names a person, a post, a file, an invoice or an invitation,
 * called by an agency with what belongs to others. Derived from the contract: a new operation with
 * such a field is tested without a line here.
 */

/** The fields that name what may belong to somebody else. */
const foreignFields = [
  'userId',
  'creatorUserId',
  'creator',
  'accountUserId',
  'dhUserId',
  'agencyUserId',
  'postUID',
  'postId',
  'invoiceId',
  'fileId',
  'videoId',
  'invitationId',
] as const;
type Field = (typeof foreignFields)[number];

/** Where a field is in a request. */
type Place = { in: 'query' | 'path' | 'body'; path: string[]; field: Field };

/** What is not answered 403 or 404, and reaches nobody's data either. */
const otherAnswers: Record<string, number> = {
  // Lists of what the agency may see, in which there is nothing of the other's.
  'listCreators filters.creatorUserId': 200,
  'getInvoiceList invoiceId': 200,
  'getInvoiceList creator': 200,
  // Fields that only staff may set, and media of others: invalid.
  'createCreator creatorData.agencyUserId': 400,
  'upsertPost post.videoId': 400,
  // The plain request hides hashtags, which has neither field.
  'startBulkAction agencyUserId': 400,
  'startBulkAction filters.creator': 400,
  // The plain request has no content.
  'continueVideoUpload videoId': 415,
  // The agency is in no agency.
  'leaveAgency agencyUserId': 409,
};

type Node = { [key: string]: Node } & { $ref?: string; name?: string; in?: string };

const contract = readContract() as unknown as Node;
const resolve = (node: Node): Node =>
  node.$ref
    ? node.$ref
        .slice(2)
        .split('/')
        .reduce((at, key) => at[key] as Node, contract)
    : node;

/** The fields of a body by their paths; lists are left out. */
function bodyPlaces(schema: Node, path: string[] = []): Place[] {
  const {
    properties = {},
    oneOf = [],
    anyOf = [],
  } = resolve(schema) as Node & {
    oneOf?: Node[];
    anyOf?: Node[];
  };
  const ofBranches = [...oneOf, ...anyOf].flatMap((branch) => bodyPlaces(branch, path));
  const ofFields = Object.entries(properties as Record<string, Node>).flatMap(([name, field]) => {
    const here = [...path, name];
    const isForeign = (foreignFields as readonly string[]).includes(name);
    return isForeign
      ? [{ in: 'body' as const, path: here, field: name as Field }]
      : bodyPlaces(field, here);
  });
  return [...ofBranches, ...ofFields];
}

function placesOf(id: OperationId): Place[] {
  const { method, path } = operationPlaces[id];
  const item = contract.paths?.[path]?.[method] as Node & { parameters?: Node[] };
  const parameters = ((item.parameters ?? []) as unknown as Node[]).map((each) => resolve(each));
  const schema = item.requestBody?.content?.['application/json']?.schema;
  const ofParameters = parameters.flatMap(({ name, in: where }): Place[] =>
    (foreignFields as readonly string[]).includes(String(name))
      ? [{ in: where as 'query' | 'path', path: [String(name)], field: name as Field }]
      : [],
  );
  const places = [...ofParameters, ...(schema ? bodyPlaces(schema) : [])];
  return [...new Map(places.map((place) => [place.path.join('.'), place])).values()];
}

const cases = (Object.keys(operationPlaces) as OperationId[]).flatMap((id) =>
  placesOf(id).map((place) => [`${id} ${place.path.join('.')}`, id, place] as const),
);

/** The plain request of an operation with one field set. */
function requestWith(id: OperationId, { in: where, path, field }: Place, value: string) {
  const request = structuredClone(plainRequests[id] ?? {}) as Record<string, object>;
  const part = { ...request[where] } as Record<string, object | string>;
  const holder = path.slice(0, -1).reduce((at, name) => {
    at[name] = { ...(at[name] as object | undefined) };
    return at[name] as typeof part;
  }, part);
  holder[field] = value;
  return { ...request, [where]: part };
}

describe('an agency that requests data of others', () => {
  let stage: Stage;
  let agency: ContractClient;
  let foreign: Record<Field, string>;

  beforeAll(async () => {
    stage = await setStage();
    const { server, known } = stage;
    agency = await signInAs(server, { role: 'agency' });
    const other = await signInAs(server, { role: 'agency' });
    const [creator = '', ofOtherAgency = ''] = (known.creatorUserId ?? []) as string[];
    await server.db
      .updateTable('people')
      .set({ agency_id: other.userId, bio: secret })
      .where('id', 'in', [creator, ofOtherAgency])
      .execute();
    await server.db
      .updateTable('posts')
      .set({ title: secret })
      .where('creator_id', '=', creator)
      .execute();
    const [file] = await server.db
      .selectFrom('confidential_files')
      .where('owner_id', '=', creator)
      .select('id')
      .execute();
    const { invitation } = await madeInvitation(other, secret);
    const person = { userId: creator, creatorUserId: creator, creator, accountUserId: creator };
    const postUID = String(known.postUID?.[0]);
    foreign = {
      ...person,
      dhUserId: creator,
      agencyUserId: other.userId,
      postUID,
      postId: postUID,
      invoiceId: String(known.invoiceId?.[0]),
      fileId: String(file?.id),
      videoId: String(known.videoId?.[1]),
      invitationId: invitation.invitationId,
    };
  }, 60_000);
  afterAll(() => stage?.server.stop());

  const secret = 'A secret of another agency';

  it('finds operations to try', () => {
    expect(cases.length).toBeGreaterThan(60);
    expect(
      Object.keys(otherAnswers).filter((name) => !cases.some(([each]) => each === name)),
    ).toEqual([]);
  });

  it.each(cases)('is refused: %s', async (name, id, place) => {
    const { status, raw } = await agency.call(id, requestWith(id, place, foreign[place.field]));
    expect(raw.body).not.toContain(secret);
    expect(name in otherAnswers ? [otherAnswers[name]] : [403, 404]).toContain(status);
  });
});
