// Loads neither sharp nor the renders: only `@mall/demo-media/paint` does.
export { faviconSvg, logoSvg } from './brand';
export type { PictureFormat } from './picture-format';
export { colorOf } from './scenes/color';
export { frames } from './scenes/frames';
export { frontScenes } from './scenes/front-scenes';
export { peopleScenes } from './scenes/people-scenes';
export { postScenes, type Table } from './scenes/post-scenes';
export { productScenes, variantPictureName, type Look } from './scenes/product-scenes';
export type { Item, Mood, Scene } from './scenes/scene';
