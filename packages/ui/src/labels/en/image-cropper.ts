import type { PictureCropperLabels } from '../types/image-cropper';

/** English labels of the picture cropper. */
export const imageCropper: PictureCropperLabels = {
  title: 'Cut the picture',
  hint: 'Drag the picture, and slide to enlarge it.',
  enlarge: 'Enlarge',
  cancel: 'Cancel',
  done: 'Use this cut',
};
