/** Where the versions of a post are seen. */
export { versionsAddress } from './addresses.ts';
