import { expect, it } from 'vitest';
import { paymentTypes } from '#domain/earnings.ts';
import { engagementKinds } from '#domain/engagement.ts';
import { errorCodes, fieldCodes } from '#domain/error-codes.ts';
import { genres } from '#domain/genres.ts';
import { imageSizes } from '#domain/image-sizes.ts';
import { contentLanguages, interfaceLanguages } from '#domain/languages.ts';
import { limits } from '#domain/limits.ts';
import { permissions } from '#domain/permissions.ts';
import { imageKinds } from '#domain/post-formats.ts';
import {
  postActions,
  postEventActions,
  postFormats,
  postLives,
  postStates,
  restrictionKinds,
} from '#domain/post-states.ts';
import { profileRejectionReasons, rejectionReasonCodes } from '#domain/rejection-reasons.ts';
import { stepRoutes } from '#domain/steps.ts';
import { invoiceStates } from '#machines/lifecycle/invoice.ts';
import { readContract } from '../../../scripts/contract-document.ts';

const contract = readContract();
const { schemas } = contract.components;

it.each([
  ['ErrorCode', errorCodes],
  ['FieldCode', fieldCodes],
  ['PostState', postStates],
  ['PostLive', postLives],
  ['PostAction', postActions],
  ['PostFormat', postFormats],
  ['ImageKind', imageKinds],
  ['Permission', permissions],
  ['PaymentType', paymentTypes],
  ['InvoiceState', invoiceStates],
  ['EngagementKind', engagementKinds],
  ['NextScreen', Object.keys(stepRoutes)],
  ['RejectionReason', rejectionReasonCodes],
  ['ProfileRejectionReason', profileRejectionReasons],
  ['ContentLanguage', contentLanguages.map(({ isoCode }) => isoCode)],
])('%s of openapi.yaml lists what domain/ lists', (schema, list) => {
  expect([...list].sort()).toEqual([...(schemas[schema]?.enum ?? [])].sort());
});

it.each([
  ['PostEvent', 'action', postEventActions],
  ['PostRestriction', 'kind', restrictionKinds],
])('%s.%s of openapi.yaml lists what domain/ lists', (schema, property, list) => {
  const parts = [schemas[schema], ...(schemas[schema]?.anyOf ?? [])];
  const listed = parts.flatMap((part) => part?.properties?.[property]?.enum ?? []);
  expect([...list].sort()).toEqual(listed.sort());
});

it('the interface languages that are complete are among those of the contract', () => {
  expect(schemas.InterfaceLanguage?.enum).toEqual(expect.arrayContaining([...interfaceLanguages]));
});

it('no limit that forms check is beyond what the contract takes', () => {
  const reasons = schemas.PostInput?.properties?.reasons?.maxItems;
  expect(reasons).toBe(limits.reasonsMax);
});

it('the sizes of pictures are those of the contract', () => {
  const text = JSON.stringify(contract);
  expect(Object.keys(imageSizes).filter((size) => !text.includes(`"${size}"`))).toEqual([]);
});

it('genres and sub-genres are written as the contract writes codes', () => {
  const codes = Object.entries(genres).flatMap(([genre, subGenres]) => [genre, ...subGenres]);
  const pattern = new RegExp(schemas.GenreCode?.pattern ?? '^$');
  expect(codes.filter((code) => !pattern.test(code))).toEqual([]);
});
