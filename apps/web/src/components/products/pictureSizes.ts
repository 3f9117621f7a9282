/** The `sizes` attribute of a product's pictures on its page, shared by the gallery and the preload. */
export const PICTURE_SIZES = '(max-width: 599px) 100vw, (max-width: 767px) 42vw, 580px';
