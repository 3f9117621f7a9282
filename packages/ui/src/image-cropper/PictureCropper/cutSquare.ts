/** An area of a picture, in its own pixels. */
export interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Crops an area of a picture to a square JPEG.
 *
 * @param side - Of the square, in px.
 * @throws when the browser cannot read the picture
 */
export async function cutSquare(source: string, part: Part, side: number): Promise<Blob> {
  const picture = new Image();
  picture.src = source;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const drawing = canvas.getContext('2d');
  if (!drawing) throw new Error('The browser does not draw');
  // A JPEG has no transparency: transparent pixels would turn black.
  drawing.fillStyle = '#fff';
  drawing.fillRect(0, 0, side, side);
  drawing.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, side, side);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The browser did not cut'))),
      'image/jpeg',
      0.9,
    );
  });
}
