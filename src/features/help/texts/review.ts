import { defineMessages } from 'react-intl';

export const reviewTexts = {
  'post-review': defineMessages({
    question: { id: 'help.post-review.q', defaultMessage: 'What happens after I send a post?' },
    answer: {
      id: 'help.post-review.a',
      defaultMessage:
        "A moderator reads it and publishes or rejects it. You don't have to keep the page open. The decision appears on the dashboard and under the bell.",
    },
  }),
  'post-rejected': defineMessages({
    question: { id: 'help.post-rejected.q', defaultMessage: 'My post was rejected' },
    answer: {
      id: 'help.post-rejected.a',
      defaultMessage:
        "The post shows the reasons, and each one leads to the place to fix. Correct it and send it again. A final rejection can't be sent again.",
    },
  }),
  withdraw: defineMessages({
    question: {
      id: 'help.withdraw.q',
      defaultMessage: 'Can I take back a post that is in review?',
    },
    answer: {
      id: 'help.withdraw.a',
      defaultMessage:
        "Yes. On the dashboard, open the post's menu and take it back. It becomes a draft again. A published post stays as readers see it.",
    },
  }),
  'publishing-time': defineMessages({
    question: {
      id: 'help.publishing-time.q',
      defaultMessage: 'Can I schedule a post for a certain time?',
    },
    answer: {
      id: 'help.publishing-time.a',
      defaultMessage:
        "Yes. On the page Review and send, choose At a chosen time under When to publish. The time is Indian time, {minutes} minutes to {days} days ahead. A moderator reviews the post as usual. If the time passes before the post is approved, it's published as soon as it's approved.",
    },
  }),
  'change-publishing-time': defineMessages({
    question: {
      id: 'help.change-publishing-time.q',
      defaultMessage: 'Can I change the publishing time, or publish now?',
    },
    answer: {
      id: 'help.change-publishing-time.a',
      defaultMessage:
        'Yes. On the dashboard, open the menu of the post and choose Publishing time. There you can save another time. If the post is approved, Publish now sends it to readers at once. To edit the post, choose Take back from review. It becomes a draft and keeps its time.',
    },
  }),
  'edit-published': defineMessages({
    question: { id: 'help.edit-published.q', defaultMessage: 'Can I change a published post?' },
    answer: {
      id: 'help.edit-published.a',
      defaultMessage:
        'Yes. Edit it and send it for review. Readers see the published version until the new one is approved.',
    },
  }),
  unpublish: defineMessages({
    question: { id: 'help.unpublish.q', defaultMessage: 'Can I take a post down?' },
    answer: {
      id: 'help.unpublish.a',
      defaultMessage:
        'Yes. Open its menu and unpublish it. Readers no longer see it, and you keep the post and its stats. To publish it again, send it for review.',
    },
  }),
  'second-review': defineMessages({
    question: { id: 'help.second-review.q', defaultMessage: 'I disagree with a decision' },
    answer: {
      id: 'help.second-review.a',
      defaultMessage:
        'Choose Second review in the note about the decision on the post. Say why and add images if they help. A moderator who was not involved decides, and you see by when. You can ask once about each decision.',
    },
  }),
} as const;
