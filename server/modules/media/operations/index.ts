import type { Handlers } from '#server/http/handler.ts';
import { cancelVideoUpload } from './cancel-video-upload.ts';
import { continueVideoUpload } from './continue-video-upload.ts';
import { createVideoUpload } from './create-video-upload.ts';
import { getConfidentialImage } from './get-confidential-image.ts';
import { getImageOrientation } from './get-image-orientation.ts';
import { getPicture } from './get-picture.ts';
import { getPictureOriginal } from './get-picture-original.ts';
import { getVideo } from './get-video.ts';
import { getVideoFile } from './get-video-file.ts';
import { getVideoOffset } from './get-video-offset.ts';
import { uploadConfidentialImage } from './upload-confidential-image.ts';
import { uploadImage } from './upload-image.ts';

export const mediaOperations = {
  cancelVideoUpload,
  continueVideoUpload,
  createVideoUpload,
  getConfidentialImage,
  getImageOrientation,
  getPicture,
  getPictureOriginal,
  getVideo,
  getVideoFile,
  getVideoOffset,
  uploadConfidentialImage,
  uploadImage,
} satisfies Partial<Handlers>;
