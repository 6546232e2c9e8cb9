import { FormattedMessage } from 'react-intl';

export const InstallTitle = () => (
  <FormattedMessage id="install.title" defaultMessage="Install the app" />
);
