export { Carousel, type CarouselProps } from './Carousel/Carousel';
export { defaultCarouselLabels } from '../labels/zh-TW/carousel';
export type { CarouselLabels } from '../labels/types/carousel';
