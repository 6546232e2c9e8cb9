export type { CropShapeOption } from './crop-dialog.tsx';
export { CropDialog, usePreloadCropDialog } from './lazy-crop-dialog.tsx';
export { liveCropMachine } from './live-crop-machine.ts';
