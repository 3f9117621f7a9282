import type { CarouselLabels } from '../../carousel/labels';

/** The words of a carousel in English. */
export const carousel: CarouselLabels = {
  carousel: 'carousel',
  slide: 'slide',
  slideOf: (place, total) => `${place} of ${total}`,
  chooseSlide: 'Choose a slide',
  previousSlide: 'Previous slide',
  nextSlide: 'Next slide',
};
