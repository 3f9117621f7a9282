export { hasPicture, paintPicture, pictureNames } from './album';
export { paintPictures } from './paint';
export { composeScene } from '../pictures/compose';
export type { Scene } from '../pictures/scene';
