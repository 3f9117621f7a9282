import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Children, isValidElement, type ReactNode } from 'react';
import { IconButton } from '../../kit/IconButton/IconButton';
import { VisuallyHidden } from '../../kit/VisuallyHidden/VisuallyHidden';
import { defaultCarouselLabels } from '../../labels/zh-TW/carousel';
import { useLabels } from '../../theme/UiContext';
import type { CarouselLabels } from '../../labels/types/carousel';
import { Choice, Choices, Controls, Frame, Row, Slide } from './Carousel.styles';
import { useSlides } from './useSlides';

export interface CarouselProps {
  /** Accessible name of the carousel, such as 本週活動. */
  label: string;
  /** The slides, in order, each with a `key`. */
  children: ReactNode;
  /**
   * A thumbnail for each slide, instead of the dots. Use `alt=""`, because the buttons have names.
   */
  thumbnails?: readonly ReactNode[] | undefined;
  /**
   * Whether slides are loading (`aria-busy`); the buttons keep their place.
   * @default false
   */
  busy?: boolean | undefined;
  /**
   * The labels of this component; an omitted one keeps its default.
   * @default Traditional Chinese
   */
  labels?: CarouselLabels | undefined;
}

/**
 * Slides in a row, moved by swipe, buttons, dots or thumbnails, or the arrow keys. It never moves
 * automatically: moving content would need a pause control (WCAG 2.2.2).
 *
 * CSS variables on any ancestor set the layout: `--ui-slide` is the width of a slide (100%),
 * `--ui-slideGap` the gap between two, `--ui-slideEdge` the overhang beyond the box, such as to the
 * edge of a phone's screen.
 *
 * @example
 * <Carousel label="本週活動">
 *   {shelf.map((each) => <ProductCard key={each.p_id} product={each} href={`/product/${each.p_id}`} />)}
 * </Carousel>
 */
export function Carousel({
  label,
  children,
  thumbnails,
  busy = false,
  labels: own,
}: CarouselProps) {
  const labels = useLabels('carousel', own, defaultCarouselLabels);
  const slides = Children.toArray(children);
  const total = slides.length;
  const { current, fits, show, previous, next, row } = useSlides(total);
  const keyOf = (at: number) => {
    const slide = slides[at];
    return isValidElement(slide) ? slide.key : at;
  };
  return (
    <Frame aria-label={label} aria-roledescription={labels.carousel}>
      {/* A scrollable row must be reachable by keyboard (WCAG 2.1.1). */}
      <Row {...row} tabIndex={0} aria-busy={busy}>
        {slides.map((slide, at) => (
          <Slide
            key={keyOf(at)}
            role="group"
            aria-roledescription={labels.slide}
            aria-label={labels.slideOf(at + 1, total)}
          >
            {slide}
          </Slide>
        ))}
      </Row>
      {(busy || (total > 1 && !fits)) && (
        <Controls>
          {total > 1 && (
            <>
              <IconButton label={labels.previousSlide} aria-disabled={!previous} onClick={previous}>
                <ChevronLeft />
              </IconButton>
              <Choices role="group" aria-label={labels.chooseSlide}>
                {slides.map((_, at) => (
                  <Choice
                    key={keyOf(at)}
                    type="button"
                    data-picture={thumbnails ? '' : undefined}
                    aria-label={labels.slideOf(at + 1, total)}
                    aria-current={at === current || undefined}
                    onClick={() => show(at)}
                  >
                    {thumbnails?.[at]}
                  </Choice>
                ))}
              </Choices>
              <IconButton label={labels.nextSlide} aria-disabled={!next} onClick={next}>
                <ChevronRight />
              </IconButton>
              <VisuallyHidden role="status">{labels.slideOf(current + 1, total)}</VisuallyHidden>
            </>
          )}
        </Controls>
      )}
    </Frame>
  );
}
