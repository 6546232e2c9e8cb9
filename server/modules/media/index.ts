export { deleteExpiredUploads } from './repository/video-uploads.ts';
export { withSignedMedia } from './signed-urls.ts';
export { videoCleaningStats, videoKey, videoUrl } from './videos/finish-upload.ts';
export { startVideoCleaning } from './videos/stored-video-cleaning.ts';
export { deleteOldStarts } from './videos/upload-quota.ts';
