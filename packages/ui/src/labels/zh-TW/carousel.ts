import type { CarouselLabels } from '../../carousel/labels';

/** The words of a carousel in Traditional Chinese. */
export const defaultCarouselLabels: CarouselLabels = {
  carousel: '輪播',
  slide: '頁',
  slideOf: (place, total) => `第 ${place} 頁，共 ${total} 頁`,
  chooseSlide: '選擇要看哪一頁',
  previousSlide: '上一頁',
  nextSlide: '下一頁',
};
