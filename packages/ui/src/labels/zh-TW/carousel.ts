import type { CarouselLabels } from '../types/carousel';

/** Traditional Chinese labels of the carousel. */
export const defaultCarouselLabels: CarouselLabels = {
  carousel: '輪播',
  slide: '投影片',
  slideOf: (place, total) => `第 ${place} 張，共 ${total} 張`,
  chooseSlide: '選擇要看哪一張',
  previousSlide: '上一張',
  nextSlide: '下一張',
};
