/*
 * The typed number until it is verified, so that back and forward restore it. In sessionStorage,
 * because the way from the landing page and back opens a new document.
 */

const key = 'phone-draft';

export function readPhoneDraft(): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

export function savePhoneDraft(phone: string): void {
  try {
    if (phone) sessionStorage.setItem(key, phone);
    else sessionStorage.removeItem(key);
  } catch {
    // Where storage is forbidden the number is typed again.
  }
}
