import { ownImageService } from '#domain/media/picture-url.ts';
import type { Handler } from '#server/http/handler.ts';
import { providerClientId } from '#server/modules/auth/index.ts';

export const getConfig: Handler<'getConfig'> = async ({ deps, region }) => {
  const { sandbox, supportEmail, enableWallOfFame, tracking } = deps.config;
  return {
    imageServiceUrl: ownImageService,
    google: { client_id: providerClientId('GOOGLE', deps.config) },
    facebook: { app_id: providerClientId('FACEBOOK', deps.config) },
    enableWallOfFame,
    sandbox,
    supportEmail,
    region,
    tracking,
  };
};
