/** The labels of the picture cropper. */
export interface PictureCropperLabels {
  title: string;
  /** Instructions. */
  hint: string;
  /** Accessible name of the slider. */
  enlarge: string;
  cancel: string;
  done: string;
}
