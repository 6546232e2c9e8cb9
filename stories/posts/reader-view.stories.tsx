import { Failure } from '#domain/contract/failure.ts';
import {
  postViewMachine,
  type ViewedPost,
} from '#src/features/posts/view/live-post-view-machine.ts';
import { PostViewScreen } from '#src/features/posts/view/view-screen.tsx';
import {
  galleryPost,
  gifPost,
  imagePost,
  submittedPost,
  videoPost,
} from '#stories/review/review-data.ts';
import { screenStory } from '#stories/support/screen-story.tsx';

export default { title: 'Posts/Reader view' };

type Post = ViewedPost['post'];

const context = { filters: { postUID: submittedPost.postUID }, data: null, failure: null };
const places = ['Nagpur ( Maharashtra )'];
const shown = (post: Post, more: Partial<Post> = {}) =>
  screenStory(PostViewScreen, postViewMachine, {
    value: 'shown',
    context: {
      ...context,
      data: {
        post: {
          ...post,
          genre: 'agriculture',
          subGenre: 'weather',
          hashtags: ['बारिश', 'किसान'].map((title, place) => ({ id: `0193-${place}`, title })),
          actions: ['save'],
          ...more,
        },
        locationNames: places,
      },
    },
  });

export const Loading = screenStory(PostViewScreen, postViewMachine, { value: 'loading', context });
export const NotThere = screenStory(PostViewScreen, postViewMachine, {
  value: 'failed',
  context: { ...context, failure: new Failure({ code: 'not-found', status: 404 }) },
});
export const Article = shown(submittedPost);
/** With a link to share. */
export const Published = shown(submittedPost, { state: 'PUBLISHED', live: 'PUBLISHED' });
export const Picture = shown(imagePost);
export const Video = shown(videoPost);
export const GifVideo = shown(gifPost);

/** In so many it has scrolled on, however long that takes. */
const mostFrames = 300;

/** Left through by its buttons: the counter follows, and the last picture has no next. */
export const Gallery = {
  ...shown(galleryPost),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const counter = canvasElement.querySelector('article [role=status]');
    const next = [...canvasElement.querySelectorAll<HTMLElement>('article button')].at(-1);
    const strip = canvasElement.querySelector<HTMLElement>('article ol');
    const count = strip?.children.length ?? 0;
    if (!counter || !next || !strip || count < 2) throw new Error('There is no gallery.');
    const began = counter.textContent;
    next.click();
    for (let frame = 0; counter.textContent === began && frame < mostFrames; frame += 1)
      await new Promise(requestAnimationFrame);
    if (counter.textContent === began) throw new Error(`It still says "${began}".`);
  },
};

/** In Nastaliq, with an embed that is a card, and a warning. */
export const SensitiveInUrdu = shown(submittedPost, {
  language: 'ur',
  state: 'SENSITIVE',
  live: 'PUBLISHED',
  title: 'پرانے لکھنؤ کی گلیوں میں خطاطی کی واپسی',
  textContent:
    '<p>شہر کے استاد پھر سے قلم تھما رہے ہیں۔</p><figure data-embed="https://www.youtube.com/watch?v=abc" data-provider="youtube"><a href="https://www.youtube.com/watch?v=abc" rel="noopener noreferrer nofollow">https://www.youtube.com/watch?v=abc</a></figure><p>ہر جمعے کو مفت درس ہوتا ہے۔</p>',
  madeWithAi: true,
  restriction: {
    kind: 'SENSITIVE',
    reasons: ['violence'],
    note: null,
    decidedAt: '2026-11-20T12:20:00.000Z',
  },
});
