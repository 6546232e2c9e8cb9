export { LinkDialogPlace } from './link-dialog.tsx';
export { WaysToSignInPlace } from './ways-to-sign-in.tsx';
