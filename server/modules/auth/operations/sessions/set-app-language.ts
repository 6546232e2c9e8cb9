import type { Handler } from '#server/http/handler.ts';
import {
  setChosenLanguageCookie,
  setLanguageCookie,
} from '#server/modules/auth/sessions/cookies.ts';
import { updatePerson } from '#server/modules/people/index.ts';

export const setAppLanguage: Handler<'setAppLanguage'> = async ({
  body,
  deps,
  person,
  request,
  reply,
}) => {
  const { appLanguage } = body;
  if (person) await updatePerson(deps.db, person.id, { app_language: appLanguage });
  else setChosenLanguageCookie(request, reply, appLanguage);
  setLanguageCookie(request, reply, appLanguage);
  return { message: 'Success' };
};
