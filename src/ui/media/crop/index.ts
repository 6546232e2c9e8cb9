export { CropDialog, type CropShapeOption } from './crop-dialog.tsx';
export { liveCropMachine } from './live-crop-machine.ts';
