/**
 * The available sizes of every picture of the catalogue and of posts, by its longest side in
 * pixels. A smaller picture is served in its own size: pictures are never enlarged.
 */
export const PICTURE_SIDES = [320, 640, 960, 1280, 1600] as const;

/**
 * URL of a picture's file at the shop, a path or absolute. An upload is stored in its largest size,
 * which is not part of its name.
 */
const OWN_PICTURE = /^((?:https?:\/\/[^?#]+?)?\/media\/.+?)(?:\/1600)?\.(avif|webp|jpg)$/;

/**
 * Returns the URL of a picture in one of {@link PICTURE_SIDES}. A picture's sizes are in a folder
 * of its name.
 *
 * @example
 * sizedPicture('/media/products/mango.avif', 640) // '/media/products/mango/640.avif'
 * sizedPicture('/media/posts/Jb3/1600.avif', 640) // '/media/posts/Jb3/640.avif'
 */
export const sizedPicture = (address: string, side: number): string =>
  address.replace(OWN_PICTURE, `$1/${side}.$2`);

/**
 * Returns a picture's sizes as a `srcset`; undefined when there are none, such as for a picture of
 * another site.
 *
 * @example
 * <img src={product.index_img} srcSet={pictureSrcSet(product.index_img)} sizes="50vw" />
 */
export const pictureSrcSet = (address: string): string | undefined =>
  OWN_PICTURE.test(address)
    ? PICTURE_SIDES.map((side) => `${sizedPicture(address, side)} ${side}w`).join()
    : undefined;
