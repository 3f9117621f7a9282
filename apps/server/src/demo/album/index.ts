export { pictureNames } from './album';
export { DEMO_FOLDER, demoPictures } from './demo-pictures';
export { firstPictures } from './first-pictures';
export { createPainter } from './painter';
