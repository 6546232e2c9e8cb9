export { CropDialog } from './crop-dialog.tsx';
export { liveCropMachine } from './live-machine.ts';
