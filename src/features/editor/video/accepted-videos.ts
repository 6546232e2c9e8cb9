/** The videos that a file chooser offers; their type is read from their bytes. */
export const acceptedVideos = 'video/mp4,video/quicktime';
