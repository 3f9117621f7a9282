export { PictureCropper, type PictureCropperProps } from './PictureCropper/PictureCropper';
export { defaultPictureCropperLabels } from '../labels/zh-TW/image-cropper';
export type { PictureCropperLabels } from '../labels/types/image-cropper';
