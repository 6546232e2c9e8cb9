import type { Handlers } from '#server/http/handler.ts';
import { accountLinking } from './account-linking.ts';
import { extendAccountChoice } from './extend-account-choice.ts';
import { getAccountChoice } from './get-account-choice.ts';
import { getLogins } from './get-logins.ts';
import { getPhoneChange } from './get-phone-change.ts';
import { linkLogin } from './link-login.ts';
import { linkOgcAccount } from './link-ogc-account.ts';
import { undoPhoneChange } from './undo-phone-change.ts';
import { unlinkLogin } from './unlink-login.ts';
import { updatePhoneNo } from './update-phone-no.ts';

export const accountOperations = {
  accountLinking,
  extendAccountChoice,
  getAccountChoice,
  getLogins,
  getPhoneChange,
  linkLogin,
  linkOgcAccount,
  undoPhoneChange,
  unlinkLogin,
  updatePhoneNo,
} satisfies Partial<Handlers>;
