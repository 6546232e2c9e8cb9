export { LinkDialogContainer } from './link/link-dialog.tsx';
export { SignInMethodsSection } from './link/sign-in-methods.tsx';
