export { hasPicture, paintPicture, pictureNames } from './album';
export { firstPictures } from './first-pictures';
export { paintPictures } from './paint';
export { composeScene } from '../pictures/compose';
export type { Scene } from '../pictures/scene';
