export { DEMO_MEDIA, hasPicture, paintPicture, pictureNames } from './album';
export { paintPictures, type OnProgress } from './paint';
export { composeScene } from '../pictures/compose';
export type { Scene } from '../pictures/scene';
