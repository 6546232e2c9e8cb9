/*
 * The number that somebody types, as long as it is not verified: in the memory of the tab, so that
 * back and forward find it again.
 */

let phoneDraft = '';

export const readPhoneDraft = (): string => phoneDraft;

export function savePhoneDraft(phone: string): void {
  phoneDraft = phone;
}
