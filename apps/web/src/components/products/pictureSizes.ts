/** How wide a product's pictures are on its page, as in the `sizes` attribute, whoever draws or loads them. */
export const PICTURE_SIZES = '(max-width: 599px) 100vw, (max-width: 767px) 42vw, 580px';
