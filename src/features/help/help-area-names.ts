import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { HelpArea } from '#domain/help/help-areas.ts';

export const helpAreaTitles: Record<HelpArea, MessageDescriptor> = defineMessages({
  'sign-in': { id: 'help.area.sign-in', defaultMessage: 'Signing in' },
  profile: { id: 'help.area.profile', defaultMessage: 'Profile' },
  writing: { id: 'help.area.writing', defaultMessage: 'Writing' },
  media: { id: 'help.area.media', defaultMessage: 'Photos and videos' },
  review: { id: 'help.area.review', defaultMessage: 'Review and publishing' },
  money: { id: 'help.area.money', defaultMessage: 'Earnings and payments' },
  notifications: { id: 'help.area.notifications', defaultMessage: 'Notifications' },
  'own-data': { id: 'help.area.own-data', defaultMessage: 'Your data' },
  agency: { id: 'help.area.agency', defaultMessage: 'Agencies' },
});
