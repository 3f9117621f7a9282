import { allArticles } from '../data/articles/index';
import { accounts, crowd } from '../data/people';
import { allProducts } from '../data/products/index';
import { colorOf } from '../pictures/color';
import { composeScene } from '../pictures/compose';
import type { Scene } from '../pictures/scene';
import { faviconSvg, logoSvg } from './brand';
import { frontScenes } from './front-scenes';
import { peopleScenes } from './people-scenes';
import { postScenes } from './post-scenes';
import { productScenes } from './product-scenes';

/** The URL prefix of the album; a picture's URL is this and its name. */
export const DEMO_MEDIA = '/media/demo/';

const JPEG = /\.jpg$/;

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

/** Whether the album has a picture of this name, or of the same name as `.jpg`. */
export const hasPicture = (name: string): boolean =>
  drawings.has(name) || scenes.has(name.replace(JPEG, '.avif'));

/** The scene of a picture; null if the album has no such name. */
export function sceneNamed(name: string): Scene | null {
  return scenes.get(name) ?? null;
}

/** The main colour of a picture; null if the album has no such scene. */
export function colorNamed(name: string): string | null {
  const scene = sceneNamed(name);
  return scene === null ? null : colorOf(scene);
}

/**
 * Generates one picture by its name, in about 70 ms. Null if the album has no such name, so any path
 * that a browser requests can be passed in.
 *
 * @example
 * const picture = await paintPicture('products/yujing-mango-box-1.avif');
 */
export async function paintPicture(name: string): Promise<Buffer | null> {
  const drawing = drawings.get(name);
  if (drawing !== undefined) return Buffer.from(drawing);
  const scene = sceneNamed(name.replace(JPEG, '.avif'));
  return scene === null ? null : composeScene(scene, JPEG.test(name) ? 'jpg' : 'avif');
}
