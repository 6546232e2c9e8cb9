import { clientId, id } from '../../ids.ts';
import type { OperationExamples } from '../../operation-examples.ts';
import { meera } from '../../people.ts';
import {
  createdPost,
  draftPost,
  postForModerator,
  postInReview,
  publishedPost,
  publishingPost,
  rejectedPost,
  scheduledPost,
  sensitivePost,
  suspendedPost,
  timedPostForModerator,
  timedPostInReview,
  unpublishedPost,
} from '../../posts/articles.ts';
import {
  cardInReview,
  draftCard,
  laterScheduledCard,
  publishedCard,
  publishedGalleryCard,
  publishedGifVideoCard,
  publishedImageCard,
  publishedVideoCard,
  publishFailedCard,
  rejectedCard,
  scheduledCard,
  unpublishedCard,
  urduCard,
} from '../../posts/cards.ts';
import {
  galleryDraft,
  galleryInReview,
  publishedGallery,
  rejectedGallery,
} from '../../posts/galleries.ts';
import { imageDraft, imageInReview, publishedImage, rejectedImage } from '../../posts/images.ts';
import {
  articleTitle,
  galleryTitle,
  gifVideoTitle,
  imageTitle,
  videoTitle,
} from '../../posts/parts.ts';
import { undoableDecision } from '../../posts/review-context.ts';
import {
  gifVideoDraft,
  gifVideoInReview,
  publishedGifVideo,
  publishedVideo,
  rejectedGifVideo,
  rejectedVideo,
  videoDraft,
  videoInReview,
} from '../../posts/videos.ts';
import { emptyPage } from '../../replies.ts';

export const postsWritingExamples = {
  upsertPost: {
    request: {
      save: {
        post: {
          action: 'save',
          clientId: clientId('11'),
          revision: 0,
          format: 'FORMAT_ARTICLE',
          title: articleTitle,
          textContent: '<p>विदर्भ के किसानों के चेहरे खिल उठे हैं।</p>',
        },
      },
      'save-image': {
        post: {
          action: 'save',
          clientId: clientId('b3'),
          revision: 0,
          format: 'FORMAT_IMAGE',
          title: imageTitle,
          imageKind: 'WALLPAPER',
          madeWithAi: false,
          pictures: [{ id: id('f3'), alt: 'पूरा चाँद और दीये' }],
        },
      },
      'save-gallery': {
        post: {
          action: 'save',
          clientId: clientId('b4'),
          revision: 0,
          format: 'FORMAT_GALLERY',
          title: galleryTitle,
          textContent: '<p>सुबह चार बजे से शाम तक।</p>',
          madeWithAi: false,
          pictures: [
            { id: id('f4'), caption: 'भोर में बोली लगती है' },
            { id: id('f5'), caption: 'दोपहर तक ट्रक भर जाते हैं' },
          ],
        },
      },
      'save-video': {
        post: {
          action: 'save',
          clientId: clientId('b5'),
          revision: 0,
          format: 'FORMAT_VIDEO',
          title: videoTitle,
          videoId: id('d1'),
          posterId: id('f6'),
          madeWithAi: false,
        },
      },
      'save-gif-video': {
        post: {
          action: 'save',
          clientId: clientId('b6'),
          revision: 0,
          format: 'GIFVIDEO',
          title: gifVideoTitle,
          videoId: id('d3'),
          madeWithAi: true,
        },
      },
      'for-creator': {
        userId: meera.userId,
        post: { action: 'submit', postUID: id('a1'), clientId: clientId('11'), revision: 2 },
      },
      'submit-for-later': {
        post: {
          action: 'submit',
          postUID: id('a1'),
          clientId: clientId('11'),
          revision: 2,
          publishAt: '2026-11-25T02:30:00.000Z',
        },
      },
      schedule: {
        post: {
          action: 'schedule',
          postUID: id('a1'),
          clientId: clientId('11'),
          revision: 3,
          publishAt: '2026-11-25T02:30:00.000Z',
        },
      },
      unschedule: {
        post: { action: 'unschedule', postUID: id('a1'), clientId: clientId('11'), revision: 3 },
      },
      withdraw: {
        post: { action: 'withdraw', postUID: id('a1'), clientId: clientId('11'), revision: 3 },
      },
      publish: {
        post: { action: 'publish', postUID: id('a1'), clientId: clientId('11'), revision: 3 },
      },
      reject: {
        post: {
          action: 'reject',
          postUID: id('a1'),
          clientId: clientId('11'),
          revision: 3,
          reasons: ['spelling-mistakes-in-title'],
          note: 'शीर्षक में दो शब्द ठीक करें।',
        },
      },
      unpublish: {
        post: { action: 'unpublish', postUID: id('a1'), clientId: clientId('11'), revision: 5 },
      },
      suspend: {
        post: {
          action: 'suspend',
          postUID: id('a1'),
          clientId: clientId('11'),
          revision: 5,
          reasons: ['fake-news'],
          note: 'तस्वीर दूसरे साल की है।',
        },
      },
    },
    200: {
      created: { data: { success: true, post: createdPost } },
      saved: { data: { success: true, post: draftPost } },
      submitted: { data: { success: true, post: postInReview } },
      'submitted-for-later': { data: { success: true, post: timedPostInReview } },
      scheduled: { data: { success: true, post: scheduledPost } },
      publishing: {
        data: { success: true, post: publishingPost, decision: undoableDecision() },
      },
      published: { data: { success: true, post: publishedPost } },
      rejected: { data: { success: true, post: rejectedPost, decision: undoableDecision() } },
      suspended: { data: { success: true, post: suspendedPost } },
      unpublished: { data: { success: true, post: unpublishedPost } },
      'image-draft': { data: { success: true, post: imageDraft } },
      'image-in-review': { data: { success: true, post: imageInReview } },
      'image-published': { data: { success: true, post: publishedImage } },
      'image-rejected': { data: { success: true, post: rejectedImage } },
      'gallery-draft': { data: { success: true, post: galleryDraft } },
      'gallery-in-review': { data: { success: true, post: galleryInReview } },
      'gallery-published': { data: { success: true, post: publishedGallery } },
      'gallery-rejected': { data: { success: true, post: rejectedGallery } },
      'video-draft': { data: { success: true, post: videoDraft } },
      'video-in-review': { data: { success: true, post: videoInReview } },
      'video-published': { data: { success: true, post: publishedVideo } },
      'video-rejected': { data: { success: true, post: rejectedVideo } },
      'gif-video-draft': { data: { success: true, post: gifVideoDraft } },
      'gif-video-in-review': { data: { success: true, post: gifVideoInReview } },
      'gif-video-published': { data: { success: true, post: publishedGifVideo } },
      'gif-video-rejected': { data: { success: true, post: rejectedGifVideo } },
      sensitive: { data: { success: true, post: sensitivePost } },
    },
    errors: {
      'invalid-request': {
        'title-too-long': { fields: { title: 'too-long' } },
        'publish-step-missing': {
          fields: {
            language: 'required',
            genre: 'required',
            subGenre: 'required',
            locations: 'required',
          },
        },
        'media-not-allowed': { fields: { 'pictures.1.id': 'not-allowed' } },
        'video-not-allowed': { fields: { videoId: 'not-allowed' } },
        'gallery-incomplete': {
          fields: {
            pictures: 'too-short',
            'pictures.0.caption': 'required',
            madeWithAi: 'required',
          },
        },
        'video-missing': { fields: { videoId: 'required', madeWithAi: 'required' } },
        'reasons-missing': { fields: { reasons: 'required' } },
        'note-missing': { fields: { note: 'required' } },
        'publish-time-too-early': { fields: { publishAt: 'too-early' } },
        'publish-time-too-late': { fields: { publishAt: 'too-late' } },
      },
      'revision-conflict': { 'revision-conflict': { post: draftPost } },
    },
  },

  getPostByFilter: {
    request: {
      published: { filters: { state: ['PUBLISHED', 'SENSITIVE', 'UNDER_REVIEW'] } },
      scheduled: { filters: { state: ['SCHEDULED'] } },
      'of-creator': { filters: {}, userId: meera.userId },
      'by-title': { filters: { title: 'बारिश' } },
    },
    200: {
      empty: emptyPage,
      drafts: { data: { rows: [draftCard], nextPageUrl: null } },
      mixed: {
        data: {
          nextPageUrl: '/api/post/getPostByFilter?cursor=bWl4ZWQ',
          rows: [publishedCard, cardInReview, rejectedCard, draftCard, publishFailedCard],
        },
      },
      formats: {
        data: {
          rows: [
            publishedImageCard,
            publishedGalleryCard,
            publishedVideoCard,
            publishedGifVideoCard,
          ],
          nextPageUrl: null,
        },
      },
      'last-page': { data: { rows: [urduCard], nextPageUrl: null } },
      rejected: { data: { rows: [rejectedCard, unpublishedCard], nextPageUrl: null } },
      scheduled: { data: { rows: [scheduledCard, laterScheduledCard], nextPageUrl: null } },
    },
  },

  findDuplicates: {
    request: {
      own: {
        clientId: clientId('11'),
        title: articleTitle,
        textContent: '<p>विदर्भ के किसानों के चेहरे खिल उठे हैं।</p>',
      },
      'of-creator': {
        clientId: clientId('11'),
        title: 'संतरा बाज़ार',
        textContent: '',
        userId: meera.userId,
      },
    },
    200: {
      none: { data: [] },
      found: {
        data: [
          {
            postUID: id('a7'),
            title: articleTitle,
            state: 'PUBLISHED',
            sameTitle: true,
            sameText: true,
          },
          {
            postUID: id('a6'),
            title: 'बारिश के बाद, खेतों में लौटी रौनक!',
            state: 'DRAFT',
            sameTitle: true,
            sameText: false,
          },
        ],
      },
    },
  },

  getPostById: {
    request: { own: {}, 'of-creator': { userId: meera.userId } },
    200: {
      draft: { data: draftPost },
      'in-review': { data: postInReview },
      'in-review-for-staff': { data: postForModerator },
      'in-review-for-later': { data: timedPostInReview },
      'in-review-for-later-for-staff': { data: timedPostForModerator },
      scheduled: { data: scheduledPost },
      rejected: { data: rejectedPost },
      published: { data: publishedPost },
      suspended: { data: suspendedPost },
      'image-draft': { data: imageDraft },
      'image-in-review': { data: imageInReview },
      'image-published': { data: publishedImage },
      'image-rejected': { data: rejectedImage },
      'gallery-draft': { data: galleryDraft },
      'gallery-in-review': { data: galleryInReview },
      'gallery-published': { data: publishedGallery },
      'gallery-rejected': { data: rejectedGallery },
      'video-draft': { data: videoDraft },
      'video-in-review': { data: videoInReview },
      'video-published': { data: publishedVideo },
      'video-rejected': { data: rejectedVideo },
      'gif-video-draft': { data: gifVideoDraft },
      'gif-video-in-review': { data: gifVideoInReview },
      'gif-video-published': { data: publishedGifVideo },
      'gif-video-rejected': { data: rejectedGifVideo },
      sensitive: { data: sensitivePost },
    },
  },
} satisfies OperationExamples;
