import { Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { components } from '#generated/contract.ts';
import { FacebookLogo, GoogleLogo } from '#src/ui/media/logos.tsx';

export type LoginType = components['schemas']['LinkedLogin']['loginType'];

const loginTypes: Record<LoginType, { icon: ReactNode; name: ReactNode }> = {
  GOOGLE: {
    icon: <GoogleLogo />,
    name: (
      <FormattedMessage
        id="accounts.login.google"
        defaultMessage="Google"
        description="A way to sign in"
      />
    ),
  },
  FACEBOOK: {
    icon: <FacebookLogo />,
    name: (
      <FormattedMessage
        id="accounts.login.facebook"
        defaultMessage="Facebook"
        description="A way to sign in"
      />
    ),
  },
  MOBILE: {
    icon: <Smartphone size="1.375rem" aria-hidden="true" />,
    name: (
      <FormattedMessage
        id="accounts.login.mobile"
        defaultMessage="Phone"
        description="A way to sign in"
      />
    ),
  },
};

export function LoginTypeIcon({ kind }: { kind: LoginType }) {
  return loginTypes[kind].icon;
}

export function LoginTypeName({ kind }: { kind: LoginType }) {
  return loginTypes[kind].name;
}
