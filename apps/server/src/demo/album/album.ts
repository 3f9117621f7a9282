import { PICTURE_SIDES } from '@mall/contract';
import {
  colorOf,
  faviconSvg,
  frontScenes,
  logoSvg,
  peopleScenes,
  postScenes,
  productScenes,
  type PictureFormat,
  type Scene,
} from '@mall/demo-media';
import { allArticles } from '../data/articles/index';
import { accounts, crowd } from '../data/people';
import { allProducts } from '../data/products/index';

/** The URL prefix of the album; a picture's URL is this and its name. */
export const DEMO_MEDIA = '/media/demo/';

/** The recipe of a file of the album. */
export type Recipe =
  | { readonly kind: 'drawing'; readonly svg: string }
  | { readonly kind: 'scene'; readonly scene: Scene; readonly format: PictureFormat }
  | {
      readonly kind: 'size';
      /** The name of the picture that it is scaled down from. */
      readonly original: string;
      readonly side: number;
      readonly format: PictureFormat;
    };

const PAINTED = /^(?<picture>.+)\.(?<format>avif|jpg)$/;
/** The names that `sizedPicture` gives. */
const SIZED = new RegExp(
  `^(?<picture>.+)/(?<side>${PICTURE_SIDES.join('|')})\\.(?<format>avif|webp|jpg)$`,
);
const FORMATS: readonly PictureFormat[] = ['avif', 'webp', 'jpg'];

const drawings = new Map([
  ['logo.svg', logoSvg],
  ['favicon.svg', faviconSvg],
]);

const scenes: ReadonlyMap<string, Scene> = new Map([
  ...frontScenes(),
  ...peopleScenes([...accounts, ...crowd]),
  ...allProducts.flatMap(productScenes),
  ...allArticles.flatMap(postScenes),
]);

/** The names of all demo pictures, such as `products/yujing-mango-box-1.avif`; the front page's first. */
export function pictureNames(): string[] {
  return [...drawings.keys(), ...scenes.keys()];
}

/** The main colour of a picture; null if the album has no such scene. */
export function colorNamed(name: string): string | null {
  const scene = scenes.get(name);
  return scene === undefined ? null : colorOf(scene);
}

/**
 * Returns how a file is made: a picture, the same as `.jpg`, or one of its sizes.
 *
 * @returns null if the album has no such file, so any path of a request may be passed.
 * @example
 * recipeOf('products/yujing-mango-box-1/640.webp');
 */
export function recipeOf(name: string): Recipe | null {
  const svg = drawings.get(name);
  if (svg !== undefined) return { kind: 'drawing', svg };
  const { picture, side, format } = (SIZED.exec(name) ?? PAINTED.exec(name))?.groups ?? {};
  const original = `${picture}.avif`;
  const scene = scenes.get(original);
  const known = FORMATS.find((each) => each === format);
  if (scene === undefined || known === undefined) return null;
  return side === undefined
    ? { kind: 'scene', scene, format: known }
    : { kind: 'size', original, side: Number(side), format: known };
}
