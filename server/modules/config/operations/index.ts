import type { Handlers } from '#server/http/handler.ts';
import { getCommConfig } from './get-comm-config.ts';
import { getConfig } from './get-config.ts';
import { getEditorApiKey } from './get-editor-api-key.ts';
import { upsertCommConfig } from './upsert-comm-config.ts';

export const configOperations = {
  getCommConfig,
  getConfig,
  getEditorApiKey,
  upsertCommConfig,
} satisfies Partial<Handlers>;
