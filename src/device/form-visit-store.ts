import { formVisitCookie } from '#domain/auth/form-visit.ts';

/**
 * What a form of the landing page kept of its visit, given once; empty where it kept nothing, or
 * something that is no cookie of the server.
 */
export function consumeFormVisit(state: string): string {
  const name = formVisitCookie(state);
  const cookie = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
  if (!cookie) return '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
  try {
    return decodeURIComponent(cookie.slice(name.length + 1));
  } catch {
    return '';
  }
}
