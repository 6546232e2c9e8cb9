import type { Handler } from '#server/http/handler.ts';

export const getLiveness: Handler<'getLiveness'> = async () => ({ status: 'ok' });
