export { DEMO_MEDIA, paintPicture, pictureNames } from './album/album.js';
export { paintPictures, type OnProgress } from './album/paint.js';
export { composeScene } from './compose.js';
export type { Scene } from './scene.js';
