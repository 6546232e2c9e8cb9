export { OtpScreen } from './otp-screen.tsx';
export { PasswordForm } from './password-form.tsx';
export { ProviderButtons } from './provider-buttons.tsx';
