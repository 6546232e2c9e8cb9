import type { Handler } from '#server/http/handler.ts';
import { setLanguageCookie } from '#server/modules/auth/sessions/cookies.ts';

export const setAppLanguage: Handler<'setAppLanguage'> = async ({
  body,
  deps,
  person,
  request,
  reply,
}) => {
  if (person) {
    await deps.db
      .updateTable('people')
      .set({ app_language: body.appLanguage })
      .where('id', '=', person.id)
      .execute();
  }
  setLanguageCookie(request, reply, body.appLanguage);
  return { message: 'Success' };
};
