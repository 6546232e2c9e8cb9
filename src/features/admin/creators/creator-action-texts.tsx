import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { ActionTexts } from '#src/features/admin/records/index.ts';
import type { CreatorAction } from './creator-machines.ts';

type Kind = CreatorAction['kind'];

const titles: Record<Kind, MessageDescriptor> = defineMessages({
  message: { id: 'creators.message.title', defaultMessage: 'Write to {name}' },
  block: { id: 'creators.block.title', defaultMessage: 'Block {name}?' },
  unblock: { id: 'creators.unblock.title', defaultMessage: 'Unblock {name}?' },
  'sign-in-link': {
    id: 'creators.link.title',
    defaultMessage: 'Create a sign-in link for {name}?',
  },
  agency: { id: 'creators.agency.title', defaultMessage: 'Change the agency of {name}' },
  'show-crawled': {
    id: 'creators.show-crawled.title',
    defaultMessage: 'Show crawled posts to {name}?',
  },
  'hide-crawled': {
    id: 'creators.hide-crawled.title',
    defaultMessage: 'Hide crawled posts from {name}?',
  },
});

const effects: Record<Kind, MessageDescriptor> = defineMessages({
  message: {
    id: 'creators.message.effect',
    defaultMessage: 'The creator sees your message in the notifications, without your name.',
  },
  block: {
    id: 'creators.block.effect',
    defaultMessage:
      "The creator is signed out everywhere and can't sign in again until you unblock the account. Posts stay as they are.",
  },
  unblock: {
    id: 'creators.unblock.effect',
    defaultMessage: 'The creator can sign in again.',
  },
  'sign-in-link': {
    id: 'creators.link.effect',
    defaultMessage:
      'The link signs in once without a password or code. It replaces an earlier link.',
  },
  agency: {
    id: 'creators.agency.effect',
    defaultMessage:
      'An agency can see and edit the profile and posts of its creators, and see their earnings. A former agency loses this access.',
  },
  'show-crawled': {
    id: 'creators.show-crawled.effect',
    defaultMessage: 'The creator can switch between created and crawled posts on the dashboard.',
  },
  'hide-crawled': {
    id: 'creators.hide-crawled.effect',
    defaultMessage: 'The creator no longer sees crawled posts. The posts stay published.',
  },
});

const buttons: Record<Kind, MessageDescriptor> = defineMessages({
  message: {
    id: 'creators.message.confirm',
    defaultMessage: 'Send message',
    description: 'Button',
  },
  block: {
    id: 'creators.block.confirm',
    defaultMessage: 'Block creator',
    description: 'Button',
  },
  unblock: {
    id: 'creators.unblock.confirm',
    defaultMessage: 'Unblock creator',
    description: 'Button',
  },
  'sign-in-link': {
    id: 'creators.link.confirm',
    defaultMessage: 'Create link',
    description: 'Button',
  },
  agency: {
    id: 'creators.agency.confirm',
    defaultMessage: 'Save agency',
    description: 'Button',
  },
  'show-crawled': {
    id: 'creators.show-crawled.confirm',
    defaultMessage: 'Show crawled posts',
    description: 'Button',
  },
  'hide-crawled': {
    id: 'creators.hide-crawled.confirm',
    defaultMessage: 'Hide crawled posts',
    description: 'Button',
  },
});

/** What a dialog says about an action on a creator. */
export function creatorActionTexts(kind: Kind, name: ReactNode): ActionTexts {
  return {
    title: <FormattedMessage {...titles[kind]} values={{ name }} />,
    effect: <FormattedMessage {...effects[kind]} />,
    confirm: <FormattedMessage {...buttons[kind]} />,
    isDangerous: kind === 'block',
  };
}
