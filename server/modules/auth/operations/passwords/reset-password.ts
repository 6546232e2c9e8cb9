import type { Handler } from '#server/http/handler.ts';
import { consumePasswordReset } from '#server/modules/auth/passwords/password-resets.ts';

export const resetPassword: Handler<'resetPassword'> = async (call) => {
  const { body, deps } = call;
  await consumePasswordReset(deps, { token: body.token, password: body.newPassword });
  return { message: 'Success' };
};
