import type { FastifyRequest } from 'fastify';
import { type InterfaceLanguage, negotiateInterfaceLanguage } from '#domain/language/languages.ts';

/** The language of a page: that of the cookie, else the browser's first that we have. */
export const pageLanguage = ({ cookies, headers }: FastifyRequest): InterfaceLanguage =>
  negotiateInterfaceLanguage(cookies.language ?? headers['accept-language']);
