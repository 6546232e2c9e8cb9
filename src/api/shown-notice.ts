import { formatShownNotice, noticeEdition } from '#domain/consent/notices.ts';
import { negotiateInterfaceLanguage } from '#domain/language/languages.ts';

/** Tells the server which texts, in which language, the person had before them. */
export const noticeHeaders = (): { 'Notice-Shown': string } => ({
  'Notice-Shown': formatShownNotice({
    edition: noticeEdition,
    language: negotiateInterfaceLanguage(document.documentElement.lang),
  }),
});
