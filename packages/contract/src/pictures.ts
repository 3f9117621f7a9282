/**
 * The sizes in which every picture of the catalogue and of posts can be had, by its longest side in
 * pixels. One that is smaller than a size comes as it is: pictures are never enlarged.
 */
export const PICTURE_SIDES = [320, 640, 960, 1280, 1600] as const;

/**
 * URL of a picture's file at the shop, a path or absolute. An upload is stored by its largest size, which is no part of
 * its name.
 */
const OWN_PICTURE = /^((?:https?:\/\/[^?#]+?)?\/media\/.+?)(?:\/1600)?\.(avif|webp|jpg)$/;

/**
 * The address of a picture in one of {@link PICTURE_SIDES}: a picture's sizes lie in a folder of its name.
 *
 * @example
 * sizedPicture('/media/products/mango.avif', 640) // '/media/products/mango/640.avif'
 * sizedPicture('/media/posts/Jb3/1600.avif', 640) // '/media/posts/Jb3/640.avif'
 */
export const sizedPicture = (address: string, side: number): string =>
  address.replace(OWN_PICTURE, `$1/${side}.$2`);

/**
 * A picture's sizes as a `srcset`; undefined for what has none, such as a picture of another site.
 *
 * @example
 * <img src={product.index_img} srcSet={pictureSrcSet(product.index_img)} sizes="50vw" />
 */
export const pictureSrcSet = (address: string): string | undefined =>
  OWN_PICTURE.test(address)
    ? PICTURE_SIDES.map((side) => `${sizedPicture(address, side)} ${side}w`).join()
    : undefined;
