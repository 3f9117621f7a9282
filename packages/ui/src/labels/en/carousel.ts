import type { CarouselLabels } from '../types/carousel';

/** English labels of the carousel. */
export const carousel: CarouselLabels = {
  carousel: 'carousel',
  slide: 'slide',
  slideOf: (place, total) => `${place} of ${total}`,
  chooseSlide: 'Choose a slide',
  previousSlide: 'Previous slide',
  nextSlide: 'Next slide',
};
