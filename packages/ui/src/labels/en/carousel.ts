import type { CarouselLabels } from '../types/carousel';

/** The words of a carousel in English. */
export const carousel: CarouselLabels = {
  carousel: 'carousel',
  slide: 'slide',
  slideOf: (place, total) => `${place} of ${total}`,
  chooseSlide: 'Choose a slide',
  previousSlide: 'Previous slide',
  nextSlide: 'Next slide',
};
