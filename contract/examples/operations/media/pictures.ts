import { id } from '../../ids.ts';
import { passbook } from '../../money/bank-details.ts';
import type { OperationExamples } from '../../operation-examples.ts';

export const mediaPicturesExamples = {
  uploadImage: {
    request: {
      crop: {
        imageObject: { image: id('f1'), crop: { x: 12.5, y: 0, width: 75, height: 84.375 } },
      },
      rotated: { imageObject: { image: `##CDN##/600x337_60/${id('f1')}.jpg`, rotation: 90 } },
    },
    200: {
      done: {
        data: {
          uid: id('f1'),
          fileName: `${id('f1')}.jpg`,
          name: 'IMG_20261120.jpg',
          status: 'done',
          url: `/pictures/${id('f1')}.jpg`,
          id: id('f1'),
          width: 4000,
          height: 3000,
          format: 'jpeg',
        },
      },
      cropped: {
        data: {
          uid: id('f3'),
          fileName: `${id('f3')}.jpg`,
          name: 'खेत.jpg',
          status: 'done',
          url: `/pictures/${id('f3')}.jpg`,
          id: id('f3'),
          width: 3000,
          height: 2531,
          format: 'jpeg',
        },
      },
    },
    errors: { 'invalid-request': { 'invalid-request': { fields: { imageFile: 'required' } } } },
  },

  getImageOrientation: {
    200: {
      upright: { data: { orientation: { rotation: 0 } } },
      rotated: { data: { orientation: { rotation: 90 } } },
    },
    errors: { 'invalid-request': { 'invalid-request': { fields: { imageFile: 'required' } } } },
  },

  uploadConfidentialImage: {
    200: { done: { data: passbook } },
    errors: {
      'image-unreadable': { 'image-unreadable': { fields: { file: 'malformed' } } },
      'image-too-many-pixels': { 'image-too-many-pixels': { fields: { file: 'too-many' } } },
      'image-shape-not-allowed': { 'image-shape-not-allowed': { fields: { file: 'not-allowed' } } },
      'image-too-complex': { 'image-too-complex': { fields: { file: 'not-allowed' } } },
      'invalid-request': { 'invalid-request': { fields: { file: 'required' } } },
      'image-too-large': { 'image-too-large': { fields: { file: 'too-long' } } },
      'image-type-not-allowed': { 'image-type-not-allowed': { fields: { file: 'not-allowed' } } },
    },
  },
} satisfies OperationExamples;
