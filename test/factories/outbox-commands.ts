import type { DeletionCommand, DetailsCommand } from '#machines/flow/app/delivery.ts';
import type { DraftCommand } from '#machines/flow/app/outbox.ts';
import { draftClientId, ownerId } from './drafts.ts';

/** A post that was deleted on this device. */
export function deletionOfTest(more: Partial<DeletionCommand> = {}): DeletionCommand {
  return {
    kind: 'deletion',
    key: '7d9f2f61-5f0d-4f0e-8a58-5c1b0c3d0001',
    ownerUserId: ownerId,
    clientId: draftClientId,
    postUID: '01930000-0000-7000-8000-000000000101',
    revision: 3,
    title: 'बारिश के बाद खेतों में लौटी रौनक',
    language: 'hi',
    dueAt: Date.parse('2026-11-20T08:40:10.000Z'),
    isBegun: false,
    ...more,
  };
}

/** A draft that the server does not have whole. */
export function draftCommandOfTest(more: Partial<DraftCommand> = {}): DraftCommand {
  return {
    kind: 'draft',
    clientId: draftClientId,
    postUID: null,
    ownerUserId: ownerId,
    format: 'FORMAT_ARTICLE',
    change: 1,
    ...more,
  };
}

/** Bank details that were sealed on this device. */
export function detailsOfTest(more: Partial<DetailsCommand> = {}): DetailsCommand {
  const key = '7d9f2f61-5f0d-4f0e-8a58-5c1b0c3d0002';
  return {
    kind: 'bankDetails',
    key,
    clientId: key,
    ownerUserId: ownerId,
    sealed: 'header..nonce.content.tag',
    sealedAt: Date.parse('2026-11-20T08:40:00.000Z'),
    goodUntil: Date.parse('2026-12-04T08:40:00.000Z'),
    isBegun: false,
    ...more,
  };
}
