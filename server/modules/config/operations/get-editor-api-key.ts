import type { Handler } from '#server/http/handler.ts';
import { requirePerson } from '#server/modules/people/index.ts';

export const getEditorApiKey: Handler<'getEditorApiKey'> = async (call) => {
  requirePerson(call, 'CREATE_POST');
  return { editorApiKey: call.deps.config.editorApiKey ?? null };
};
