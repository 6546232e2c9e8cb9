/** A version of a post, to be taken up again; and where the versions of one are seen. */
export { versionsAddress } from './addresses.ts';
export { liveVersionMachine, versionMachine } from './live-machines.ts';
