import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { chakra } from '#src/theme/chakra.tsx';
import { LandingSection } from './landing-section.tsx';

const List = chakra('div', {
  base: {
    borderBlockEndWidth: '1px',
    borderColor: 'line.strong',
    '& > details:first-of-type': { borderBlockStartWidth: { md: '0' } },
  },
});
const Entry = chakra('details', {
  base: {
    borderBlockStartWidth: '1px',
    borderColor: 'line.strong',
    '&[open] > summary svg': { transform: 'rotate(45deg)' },
  },
});
const Question = chakra('summary', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '4',
    minHeight: 'target',
    paddingBlock: '4',
    cursor: 'pointer',
    fontFamily: 'heading',
    fontSize: 'lg',
    fontWeight: 'bold',
    lineHeight: 'heading',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '& svg': {
      flexShrink: '0',
      color: 'accent.text',
      transition: 'transform var(--dh-durations-fast)',
    },
    _hover: { color: 'accent.text' },
  },
});
const Answer = chakra('p', {
  base: { paddingBlockEnd: '5', maxWidth: 'prose', color: 'ink.muted' },
});

/** Five questions that new creators ask (spec point 1). */
export function Faq({ phoneOffered }: { phoneOffered: boolean }) {
  const entries = [...sharedEntries, phoneOffered ? phoneEntry : loginEntry];
  return (
    <LandingSection
      id="questions"
      ground="sunken"
      split
      title={
        <FormattedMessage
          id="landing.questions.title"
          defaultMessage="Frequently asked questions"
          description="Heading of the FAQ"
        />
      }
    >
      <List>
        {entries.map(({ key, question, answer }) => (
          <Entry key={key}>
            <Question>
              {question}
              <Plus size="1.4em" aria-hidden="true" />
            </Question>
            <Answer>{answer}</Answer>
          </Entry>
        ))}
      </List>
    </LandingSection>
  );
}

type FaqEntry = { key: string; question: ReactNode; answer: ReactNode };

const sharedEntries: readonly FaqEntry[] = [
  {
    key: 'who',
    question: (
      <FormattedMessage
        id="landing.questions.who"
        defaultMessage="Who can become a creator?"
        description="FAQ 1"
      />
    ),
    answer: (
      <FormattedMessage
        id="landing.questions.who.answer"
        defaultMessage="Any adult who writes, takes photos or makes videos in an Indian language. We look at your profile, a social account and your previous work. You don't need to be a journalist."
        description="FAQ 1, answer"
      />
    ),
  },
  {
    key: 'cost',
    question: (
      <FormattedMessage
        id="landing.questions.cost"
        defaultMessage="Does it cost anything, and how do I earn?"
        description="FAQ 2"
      />
    ),
    answer: (
      <FormattedMessage
        id="landing.questions.cost.answer"
        defaultMessage="It's free. The more readers engage with your posts, the more you earn. Once your profile is complete, you add your bank details and we pay into your account."
        description="FAQ 2, answer"
      />
    ),
  },
  {
    key: 'formats',
    question: (
      <FormattedMessage
        id="landing.questions.formats"
        defaultMessage="What can I publish?"
        description="FAQ 3"
      />
    ),
    answer: (
      <FormattedMessage
        id="landing.questions.formats.answer"
        defaultMessage="Articles with images and embeds, photo galleries, posters, memes, banners and wallpapers, videos and GIF videos. It must be your own work."
        description="FAQ 3, answer"
      />
    ),
  },
  {
    key: 'review',
    question: (
      <FormattedMessage
        id="landing.questions.review"
        defaultMessage="When can people read my first post?"
        description="FAQ 4"
      />
    ),
    answer: (
      <FormattedMessage
        id="landing.questions.review.answer"
        defaultMessage="After your profile is approved and a moderator has reviewed the post. Until then, you can write and save as many drafts as you like. If something needs fixing, we tell you why, and you can edit the post and send it again."
        description="FAQ 4, answer"
      />
    ),
  },
];

const phoneEntry: FaqEntry = {
  key: 'number',
  question: (
    <FormattedMessage
      id="landing.questions.number"
      defaultMessage="Who sees my phone number?"
      description="FAQ 5"
    />
  ),
  answer: (
    <FormattedMessage
      id="landing.questions.number.answer"
      defaultMessage="No reader does. We use it to sign you in with a one-time code. We never ask for that code by phone or message."
      description="FAQ 5, answer"
    />
  ),
};

/** In regions without the phone sign-in. */
const loginEntry: FaqEntry = {
  key: 'login',
  question: (
    <FormattedMessage
      id="landing.questions.login"
      defaultMessage="Who sees my Google or Facebook account?"
      description="FAQ 5, in regions without the phone sign-in"
    />
  ),
  answer: (
    <FormattedMessage
      id="landing.questions.login.answer"
      defaultMessage="No reader does. We use it only to sign you in. We never see your password and never post anything there."
      description="FAQ 5, answer, in regions without the phone sign-in"
    />
  ),
};
