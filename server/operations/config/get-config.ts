import type { Handler } from '../../handler.ts';

export const getConfig: Handler<'getConfig'> = async ({ deps, region }) => {
  const { sandbox, supportEmail, enableWallOfFame } = deps.config;
  return {
    imageServiceUrl: '/pictures',
    google: { client_id: sandbox ? 'sandbox' : null },
    facebook: { app_id: sandbox ? 'sandbox' : null },
    enableWallOfFame,
    sandbox,
    supportEmail,
    region,
  };
};
