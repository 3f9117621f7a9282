/** The file types in which a picture can be made. */
export type PictureFormat = 'avif' | 'webp' | 'jpg';
