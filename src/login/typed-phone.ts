/* The number that somebody types, as long as it is not verified: in the memory of the tab, so that back and forward find it again. */

let typed = '';

export const typedPhone = (): string => typed;

export function keepTypedPhone(phone: string): void {
  typed = phone;
}
