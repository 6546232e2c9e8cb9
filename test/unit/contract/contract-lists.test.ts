import { expect, it } from 'vitest';
import { engagementKinds } from '#domain/analytics/engagement.ts';
import { errorCodes, fieldCodes } from '#domain/contract/error-codes.ts';
import { contentLanguages, interfaceLanguages } from '#domain/language/languages.ts';
import { limits } from '#domain/limits.ts';
import { imageSizes } from '#domain/media/image-sizes.ts';
import { paymentTypes } from '#domain/money/earnings.ts';
import { stepRoutes } from '#domain/navigation/onboarding-steps.ts';
import { permissions } from '#domain/permissions/permissions.ts';
import { genres } from '#domain/post/genres.ts';
import { imageKinds, postFormats } from '#domain/post/post-formats.ts';
import {
  postActions,
  postEventActions,
  postLives,
  postStates,
  restrictionKinds,
} from '#domain/post/post-states.ts';
import { profileRejectionReasons, rejectionReasonCodes } from '#domain/post/rejection-reasons.ts';
import { invoiceStates } from '#machines/lifecycle/invoice.ts';
import { readContract } from '../../../scripts/contract/contract-document.ts';

const contract = readContract();
const { schemas } = contract.components;

// spec 3.8, 9.17
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
  ['InterfaceLanguage', interfaceLanguages],
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
