import { ownImageService } from '#domain/media/picture-url.ts';
import type { Handler } from '#server/http/handler.ts';

export const getConfig: Handler<'getConfig'> = async ({ deps, region }) => {
  const { sandbox, supportEmail, enableWallOfFame, google, facebook, tracking } = deps.config;
  return {
    imageServiceUrl: ownImageService,
    google: { client_id: sandbox ? 'sandbox' : google?.clientSecret ? google.clientId : null },
    facebook: { app_id: sandbox ? 'sandbox' : (facebook?.appId ?? null) },
    enableWallOfFame,
    sandbox,
    supportEmail,
    region,
    tracking,
  };
};
