import type { PictureCropperLabels } from '../types/image-cropper';

/** The words of cutting a picture in English. */
export const imageCropper: PictureCropperLabels = {
  title: 'Cut the picture',
  hint: 'Drag the picture, and slide to enlarge it.',
  enlarge: 'Enlarge',
  cancel: 'Cancel',
  done: 'Use this cut',
};
