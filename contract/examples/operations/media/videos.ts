import { id } from '../../ids.ts';
import type { OperationExamples } from '../../operation-examples.ts';

export const mediaVideosExamples = {
  continueVideoUpload: {
    errors: {
      'invalid-request': { 'invalid-request': { fields: { 'Upload-Offset': 'required' } } },
    },
  },

  getVideo: {
    200: {
      done: {
        data: {
          id: id('d1'),
          name: 'मेला.mp4',
          status: 'done',
          url: `/videos/${id('d1')}.mp4`,
          bytes: 48210332,
          width: 1080,
          height: 1920,
          durationMs: 42500,
          hasSound: true,
          posterUrl: `/pictures/${id('f1')}.jpg`,
        },
      },
      uploading: {
        data: {
          id: id('d2'),
          name: 'VID_20261120.mp4',
          status: 'uploading',
          url: null,
          bytes: 93210332,
          width: null,
          height: null,
          durationMs: null,
          hasSound: null,
          posterUrl: null,
        },
      },
    },
  },
} satisfies OperationExamples;
