/* Where `npm run storybook` and `npm run mock` are, unless a variable says otherwise. */

export const defaultStorybookUrl = 'http://localhost:6006';
export const defaultMockUrl = 'http://127.0.0.1:4010';

/** The address in `value`, or the default one, without a slash at its end. */
export function addressOf(value: string | undefined, byDefault: string): string {
  const { protocol, href } = new URL(value || byDefault);
  if (protocol !== 'http:' && protocol !== 'https:')
    throw new Error(`The address ${value} must begin with http:// or https://.`);
  return href.replace(/\/$/, '');
}
