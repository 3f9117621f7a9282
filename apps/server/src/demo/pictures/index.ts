export { DEMO_MEDIA, hasPicture, paintPicture, pictureNames } from './album/album';
export { paintPictures, type OnProgress } from './album/paint';
export { composeScene } from './compose';
export type { Scene } from './scene';
