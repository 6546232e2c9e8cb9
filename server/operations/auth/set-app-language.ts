import type { Handler } from '../../handler.ts';
import { setLanguageHint } from '../../people/cookies.ts';

export const setAppLanguage: Handler<'setAppLanguage'> = async ({ body, deps, person, request, reply }) => {
  if (person) {
    await deps.db
      .updateTable('people')
      .set({ app_language: body.appLanguage })
      .where('id', '=', person.id)
      .execute();
  }
  setLanguageHint(request, reply, body.appLanguage);
  return { message: 'Success' };
};
