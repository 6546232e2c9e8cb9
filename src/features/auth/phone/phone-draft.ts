/*
 * The typed number until it is verified, in the memory of the tab, so that back and forward restore
 * it.
 */

let phoneDraft = '';

export const readPhoneDraft = (): string => phoneDraft;

export function savePhoneDraft(phone: string): void {
  phoneDraft = phone;
}
