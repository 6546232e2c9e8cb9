export { CropDialog, type OfferedShape } from './crop-dialog.tsx';
export { liveCropMachine } from './live-machine.ts';
