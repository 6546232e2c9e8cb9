import { builder, type Schemas } from '../builder.ts';
import { clientId, id } from '../ids.ts';
import { publishedPost } from './articles.ts';
import { articleTitle } from './parts.ts';

const opinion = builder<Schemas['FirstOpinion']>({
  name: 'अनीता राव',
  isMine: false,
  reasons: ['non-factual-content'],
  note: 'आँकड़ों का कोई स्रोत नहीं दिया गया है।',
  at: '2026-11-21T09:20:00.000Z',
});

export const firstOpinion = opinion();
export const ownOpinion = opinion({ isMine: true });

export const reviewContext = builder<Schemas['ReviewContext']>({
  postUID: id('a2'),
  firstOpinion: null,
  duplicates: [],
  suggestedReasons: [],
  frequentReasons: ['spelling-mistakes-in-title', 'missing-hyperlinks'],
});

export const contextOfSecondOpinion = reviewContext({ firstOpinion });

export const contextOfDuplicate = reviewContext({
  suggestedReasons: ['duplicate-post'],
  duplicates: [
    {
      sameTitle: true,
      sameText: false,
      post: {
        ...publishedPost,
        postUID: id('a7'),
        clientId: clientId('a7'),
        title: articleTitle,
        textContent: '<p>विदर्भ के किसानों के चेहरे खिले हैं।</p><h2>पानी</h2><p>कुएँ भर गए।</p>',
      },
    },
  ],
});

export const reviewStatistics = builder<Schemas['ReviewStatistics']>({
  today: 46,
  perHour: 23,
  sharedPosts: 12,
  agreedPosts: 9,
  published: 310,
  overturned: 4,
});

export const undoableDecision = builder<Schemas['UndoableDecision']>({
  decisionId: id('dc'),
  undoSeconds: 10,
});
