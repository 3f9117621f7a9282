export { PictureCropper, type PictureCropperProps } from './PictureCropper/PictureCropper';
export { defaultPictureCropperLabels } from '../labels/zh-TW/crop';
export type { PictureCropperLabels } from './labels';
