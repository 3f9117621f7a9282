/** The labels of the carousel. */
export interface CarouselLabels {
  /** Role description of the carousel, for screen readers. */
  carousel: string;
  /** Role description of a slide, for screen readers. */
  slide: string;
  /** Accessible name of a slide: its position. */
  slideOf: (place: number, total: number) => string;
  /** Accessible name of the buttons that choose a slide. */
  chooseSlide: string;
  previousSlide: string;
  nextSlide: string;
}
