/** The words of a carousel. */
export interface CarouselLabels {
  /** What it is, for screen readers. */
  carousel: string;
  /** What one of its parts is, for screen readers. */
  slide: string;
  /** Names a slide by its place, and says where one is. */
  slideOf: (place: number, total: number) => string;
  /** Names the buttons that choose a slide. */
  chooseSlide: string;
  previousSlide: string;
  nextSlide: string;
}
