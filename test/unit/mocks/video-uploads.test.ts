import { describe, expect, it } from 'vitest';
import { locate, type OperationId } from '#mocks/scenario.ts';
import { type Arrived, arrivedAfter, refusalOf, uploadHeaders } from '#mocks/video-uploads.ts';
import { operationsOf, readContract } from '../../../scripts/contract/contract-document.ts';

const contract = readContract();
const uploadPath = uploadHeaders('createVideoUpload', null, null).location ?? '';
const uploadOperations = [
  'createVideoUpload',
  'getVideoOffset',
  'continueVideoUpload',
  'cancelVideoUpload',
] as const;
const half: Arrived = { offset: 500, length: 1000 };
const whole: Arrived = { offset: 1000, length: 1000 };

const call = (operationId: OperationId, { path = uploadPath, offset = 0, bytes = 0 } = {}) => ({
  operationId,
  path,
  headers: { 'upload-length': '1000', 'upload-offset': String(offset) },
  bytes,
});

const piece = (offset: number, bytes: number): Parameters<typeof call> => [
  'continueVideoUpload',
  { offset, bytes },
];

/** The headers that a success has in the contract. */
function headersOf(operationId: OperationId): string[] {
  const placed = operationsOf(contract).find(
    ({ operation }) => operation.operationId === operationId,
  );
  const { responses = {} } = placed?.operation ?? {};
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
  return Object.keys((success as { headers?: object } | undefined)?.headers ?? {});
}

describe('an upload to the mock', () => {
  it.each(uploadOperations)('%s is answered with the headers of the contract', (operationId) => {
    const before = operationId === 'createVideoUpload' ? null : half;
    const after = arrivedAfter(call(operationId, { bytes: 100 }), before);
    const names = Object.keys(uploadHeaders(operationId, before, after));
    expect(names.sort()).toEqual(
      headersOf(operationId)
        .map((name) => name.toLowerCase())
        .sort(),
    );
  });

  it('counts what arrives, until it is cancelled', () => {
    const empty = arrivedAfter(call('createVideoUpload'), null);
    expect(empty).toEqual({ offset: 0, length: 1000 });
    const some = arrivedAfter(call('continueVideoUpload', { bytes: 500 }), empty);
    expect(some).toEqual(half);
    expect(uploadHeaders('continueVideoUpload', empty, some)).toMatchObject({
      'upload-offset': '500',
    });
    expect(arrivedAfter(call('cancelVideoUpload'), some)).toBeNull();
    expect(uploadHeaders('cancelVideoUpload', some, null)).toMatchObject({
      'upload-offset': '0',
      'upload-length': '1000',
    });
  });

  it.each<[string, Arrived, Parameters<typeof call>]>([
    ['the next piece', half, ['continueVideoUpload', { offset: 500, bytes: 500 }]],
    ['a question for what is whole', whole, ['getVideoOffset']],
    ['to give up what is not whole', half, ['cancelVideoUpload']],
    ['a call of another kind', null, ['getPostByFilter', { path: '/api/post/getPostByFilter' }]],
  ])('leaves to the scenario %s', (_, arrived, [operationId, said]) => {
    expect(refusalOf(call(operationId, said), arrived)).toBeUndefined();
  });

  it.each<[string, Arrived, Parameters<typeof call>, number, string]>([
    ['a question for none', null, ['getVideoOffset'], 404, 'not-found'],
    ['a piece of none', null, ['continueVideoUpload'], 404, 'not-found'],
    ['to give up none', null, ['cancelVideoUpload'], 404, 'not-found'],
    [
      'a question for another',
      half,
      ['getVideoOffset', { path: '/api/video/1' }],
      404,
      'not-found',
    ],
    ['a piece from elsewhere', half, piece(400, 100), 409, 'upload-offset-conflict'],
    ['a piece that is too long', half, piece(500, 501), 413, 'video-too-large'],
    ['a piece of what is whole', whole, piece(1000, 1), 409, 'upload-offset-conflict'],
    ['to give up what is whole', whole, ['cancelVideoUpload'], 409, 'transition-not-allowed'],
  ])('refuses, as the server does, %s', (_, arrived, [operationId, said], code, example) => {
    const refusal = { code, example };
    expect(refusalOf(call(operationId, said), arrived)).toEqual(refusal);
    expect(locate(contract, operationId, refusal)).toEqual(refusal);
  });
});
