import type { Handler } from '#server/http/handler.ts';
import { setLanguageCookie } from '#server/modules/auth/sessions/cookies.ts';
import { updatePerson } from '#server/modules/people/index.ts';

export const setAppLanguage: Handler<'setAppLanguage'> = async ({
  body,
  deps,
  person,
  request,
  reply,
}) => {
  if (person) await updatePerson(deps.db, person.id, { app_language: body.appLanguage });
  setLanguageCookie(request, reply, body.appLanguage);
  return { message: 'Success' };
};
