import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { chakra } from '#src/theme/chakra.tsx';
import { Section } from './pieces.tsx';

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
    '& svg': { flexShrink: '0', color: 'accent.text', transition: 'transform var(--dh-durations-fast)' },
    _hover: { color: 'accent.text' },
  },
});
const Answer = chakra('p', { base: { paddingBlockEnd: '5', maxWidth: 'prose', color: 'ink.muted' } });

/** Five questions that new creators ask (spec point 1). */
export function Questions() {
  return (
    <Section
      id="questions"
      ground="sunken"
      split
      title={
        <FormattedMessage
          id="landing.questions.title"
          defaultMessage="Questions people ask first"
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
    </Section>
  );
}

const entries: readonly { key: string; question: ReactNode; answer: ReactNode }[] = [
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
        defaultMessage="Anyone of age who writes, photographs or films in an Indian language. We look at your profile, a social account and the work you have done so far. You do not need to be a journalist."
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
        defaultMessage="It is free. The more readers engage with your posts, the more you earn. Once your profile is complete you add your bank details, and the money goes to your account."
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
        defaultMessage="Articles with pictures and embeds, photo galleries, posters, memes, banners and wallpapers, videos and gif videos. It must be your own work."
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
        defaultMessage="After your profile is approved and a moderator has seen the post. Until then you can write and save as many drafts as you like. If something is not right, we tell you the reason, and you can mend it and send it again."
        description="FAQ 4, answer"
      />
    ),
  },
  {
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
        defaultMessage="No reader does. We use it to sign you in with a one-time code, and never ask for that code by phone or message."
        description="FAQ 5, answer"
      />
    ),
  },
];
