import type { PictureCropperLabels } from '../types/image-cropper';

/** Traditional Chinese labels of the picture cropper. */
export const defaultPictureCropperLabels: PictureCropperLabels = {
  title: '裁切照片',
  hint: '拖曳圖片調整位置，滑動滑桿放大。',
  enlarge: '放大',
  cancel: '取消',
  done: '使用這張照片',
};
