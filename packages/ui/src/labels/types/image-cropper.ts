/** The words of cutting a picture. */
export interface PictureCropperLabels {
  title: string;
  /** How it is done. */
  hint: string;
  /** Names the slider. */
  enlarge: string;
  cancel: string;
  done: string;
}
