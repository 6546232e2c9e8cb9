import { createContext, useContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { postPreviewMachine } from '#machines/flow/editor/post-preview.ts';
import type { storageQuotaMachine } from '#machines/flow/editor/storage-quota.ts';
import type { ReaderPostData } from '#src/features/reader/index.ts';

/** The background services of the editor. */
export type EditorServices = {
  storageQuota: ActorRefFrom<typeof storageQuotaMachine>;
  preview: ActorRefFrom<typeof postPreviewMachine>;
  /** Whom readers will see as the author. */
  creator: ReaderPostData['creator'];
};

export const EditorServicesContext = createContext<EditorServices | null>(null);

/** @throws outside of the editor's page. */
export function useEditorServices(): EditorServices {
  const services = useContext(EditorServicesContext);
  if (!services) throw new Error('useBeside() is for the page of the editor.');
  return services;
}
