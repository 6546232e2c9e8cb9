/** The videos that a gallery offers; what they are is told by their bytes. */
export const acceptedVideos = 'video/mp4,video/quicktime';
