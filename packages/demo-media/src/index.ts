// Loads neither sharp nor the renders: only the painter's process does.
export { faviconSvg, logoSvg } from './brand';
export { createPainter, type Painter, type PainterOptions } from './painter';
export type { PictureFormat } from './protocol';
export { colorOf } from './scenes/color';
export { frames } from './scenes/frames';
export { frontScenes } from './scenes/front-scenes';
export { peopleScenes } from './scenes/people-scenes';
export { postScenes, type Table } from './scenes/post-scenes';
export { productScenes, type Look } from './scenes/product-scenes';
export type { Item, Mood, Scene } from './scenes/scene';
