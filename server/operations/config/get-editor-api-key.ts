import type { Handler } from '../../handler.ts';
import { actingPerson } from '../../people/acting-person.ts';

export const getEditorApiKey: Handler<'getEditorApiKey'> = async (call) => {
  actingPerson(call, 'CREATE_POST');
  return { editorApiKey: call.deps.config.editorApiKey ?? null };
};
