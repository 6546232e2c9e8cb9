import type { DeviceDraft } from '#machines/flow/posts/device-drafts.ts';
import { draftClientId } from './drafts.ts';

/** A draft that only this device has. */
export function deviceDraftOfTest(more: Partial<DeviceDraft> = {}): DeviceDraft {
  return {
    clientId: draftClientId,
    postUID: null,
    title: 'बारिश के बाद खेतों में लौटी रौनक',
    excerpt: 'विदर्भ के किसानों के चेहरे खिल उठे हैं।',
    language: 'hi',
    updatedAt: Date.parse('2026-11-20T08:40:00.000Z'),
    href: `/app/post/create?format=FORMAT_ARTICLE&draft=${draftClientId}`,
    ...more,
  };
}
