import { Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { components } from '#generated/contract.ts';
import { FacebookMark, GoogleMark } from '#src/ui/marks.tsx';

export type LoginKind = components['schemas']['LinkedLogin']['loginType'];

const kinds: Record<LoginKind, { mark: ReactNode; name: ReactNode }> = {
  GOOGLE: {
    mark: <GoogleMark />,
    name: (
      <FormattedMessage id="accounts.login.google" defaultMessage="Google" description="A way to sign in" />
    ),
  },
  FACEBOOK: {
    mark: <FacebookMark />,
    name: (
      <FormattedMessage
        id="accounts.login.facebook"
        defaultMessage="Facebook"
        description="A way to sign in"
      />
    ),
  },
  MOBILE: {
    mark: <Smartphone size="1.375rem" aria-hidden="true" />,
    name: (
      <FormattedMessage id="accounts.login.mobile" defaultMessage="Phone" description="A way to sign in" />
    ),
  },
};

export function LoginMark({ kind }: { kind: LoginKind }) {
  return kinds[kind].mark;
}

export function LoginName({ kind }: { kind: LoginKind }) {
  return kinds[kind].name;
}
