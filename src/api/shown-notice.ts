import { formatShownNotice, noticeEdition } from '#domain/consent/notices.ts';
import { negotiateInterfaceLanguage } from '#domain/language/languages.ts';

/** Tells the server which texts the person saw, and in which language. */
export const noticeHeaders = (): { 'Notice-Shown': string } => ({
  'Notice-Shown': formatShownNotice({
    edition: noticeEdition,
    language: negotiateInterfaceLanguage(document.documentElement.lang),
  }),
});
