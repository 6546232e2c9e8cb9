import type { Draft } from '#machines/flow/editor/draft.ts';
import { emptyContent } from '#machines/flow/editor/post-content.ts';
import { reviewChecksMachine } from '#machines/flow/editor/review-checks.ts';
import { collectFindings, type Duplicate } from '#machines/flow/editor/review-findings.ts';
import { FindingList } from '#src/features/editor/submission/review-checks.tsx';
import { Page } from '#src/ui/layout/layout.tsx';
import { screenStory } from '#stories/support/screen-story.tsx';
import { emptyOf, gallery, image, travellingGallery, unsaved } from './drafts.ts';

export default { title: 'Editor/Review checks' };

type Props = Pick<Parameters<typeof FindingList>[0], 'actor'>;

function Screen({ actor }: Props) {
  return (
    <Page reading paddingBlock="6">
      <FindingList actor={actor} onNavigate={() => {}} />
    </Page>
  );
}

type Lookup = 'known' | 'searching' | 'unknown';

const story = (draft: Draft, duplicates: Duplicate[] = [], lookup: Lookup = 'known') => {
  const findings = collectFindings(draft, duplicates);
  const value = { findings: findings.length === 0 ? 'clear' : 'found', lookup } as const;
  return screenStory(Screen, reviewChecksMachine, {
    value,
    context: { draft, duplicates, findings },
  });
};

const written = (draft: Draft, more: Partial<Draft['content']>): Draft => ({
  ...draft,
  content: { ...draft.content, ...more },
});

const links = ['http://localhost:3000/kheti', 'https://www'].map(
  (address) => `<a href="${address}">यहाँ</a>`,
);

export const Clear = story(unsaved);
export const OtherScript = story(
  written(unsaved, {
    title: 'Barish ke baad kheton mein lauti raunak',
    html: '<p>Vidarbha ke kisanon ke chehre khil uthe hain.</p>',
  }),
);
export const TitleInOtherScript = story(
  written(unsaved, { title: 'Barish ke baad kheton mein lauti raunak' }),
);
export const OtherScriptThanUrdu = story(written(unsaved, { language: 'ur' }));
export const BrokenLinks = story(
  written(unsaved, { html: `${unsaved.content.html}<p>${links.join(', ')}</p>` }),
);
const duplicate: Duplicate = {
  postUID: '01930000-0000-7000-8000-0000000000a7',
  title: unsaved.content.title,
  state: 'PUBLISHED',
  sameTitle: true,
  sameText: true,
};
export const SameText = story(unsaved, [duplicate]);
export const SameTitle = story(unsaved, [
  { ...duplicate, sameText: false },
  {
    ...duplicate,
    postUID: '01930000-0000-7000-8000-0000000000a6',
    state: 'DRAFT',
    sameText: false,
  },
]);
export const Asking = story(unsaved, [], 'searching');
export const Unknown = story(unsaved, [], 'unknown');
export const NothingWritten = story(emptyOf('FORMAT_ARTICLE'));
export const TooMuch = story(
  written(image, {
    title: 'बारिश '.repeat(60),
    hashtags: ['बारिश', 'खेत', 'किसान', 'नागपुर', 'मंडी', 'मौसम'],
    pictures: [...image.content.pictures, ...gallery.content.pictures],
  }),
);
export const WordsTooLong = story(
  written(image, {
    pictures: image.content.pictures.map((one) => ({
      ...one,
      caption: 'शरद पूर्णिमा '.repeat(40),
    })),
    imageKind: null,
  }),
);
export const CaptionsMissing = story(travellingGallery);
export const SmallAndBlankPictures = story({
  ...gallery,
  pictures: Object.fromEntries(
    Object.entries(gallery.pictures).map(([id, known]) => [
      id,
      known && { ...known, width: 320, height: 240, detail: 0 },
    ]),
  ),
});
export const NoVideo = story(
  written(emptyOf('FORMAT_VIDEO'), { ...emptyContent, title: 'पाँच बजे का वीडियो' }),
);
export const NoPoster = story(
  written(emptyOf('GIFVIDEO'), { ...emptyContent, title: 'पाँच बजे का वीडियो', videoId: 'video' }),
);
