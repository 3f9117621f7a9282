import { useId } from 'react';
import { styled } from 'styled-components';
import { color } from '../../tokens/color';
import { duration } from '../../tokens/scale';

export interface VanDrawingProps {
  /** How full the load is, from 0 to 1. @default 0 */
  load?: number | undefined;
  /** Width in pixels; the height is two thirds. @default 28 */
  width?: number | undefined;
  /** `fresh`: the load reaches its goal. @default 'brand' */
  tone?: 'brand' | 'fresh' | undefined;
}

const Svg = styled.svg`
  flex: none;
  color: ${color.brand};
  &[data-tone='fresh'] {
    color: ${color.fresh};
  }
`;

/** The load rises from the floor of the van. */
const Load = styled.rect`
  transform-origin: 0 33px;
  transition: transform ${duration.slow} ease-out;
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;

/** An arched load space, with its floor at 33. */
const SPACE = 'M4 33V20C4 10 11 4 20.5 4S37 10 37 20V33Z';

/**
 * The delivery van of the shop, without words: its load space is an arch, which fills. A screen reader skips it, so
 * place a text beside it.
 *
 * @example
 * <VanDrawing /> 11/30（一）出貨
 */
export function VanDrawing({ load = 0, width = 28, tone = 'brand' }: VanDrawingProps) {
  // React's ids contain characters that a url() in an attribute does not accept everywhere.
  const clip = `van${useId().replaceAll(/\W/g, '')}`;
  return (
    <Svg
      viewBox="0 0 60 40"
      width={width}
      height={(width * 2) / 3}
      fill="none"
      stroke="currentColor"
      strokeWidth={2.5}
      strokeLinejoin="round"
      data-tone={tone}
      aria-hidden
    >
      <clipPath id={clip}>
        <path d={SPACE} />
      </clipPath>
      <path d={SPACE} fill={color.surface} stroke="none" />
      <g clipPath={`url(#${clip})`} stroke="none">
        <Load
          x={4}
          y={4}
          width={33}
          height={29}
          fill="currentColor"
          fillOpacity={0.7}
          style={{ transform: `scaleY(${Math.min(Math.max(load, 0), 1)})` }}
        />
      </g>
      <path d={SPACE} />
      <path d="M37 15h9.5c1.5 0 2.5.6 3.3 1.8L55 24.5c.7 1 1 2 1 3.2V33H37Z" fill={color.surface} />
      <path d="M42.5 20h4.3l3.2 5h-7.5Z" fill="currentColor" fillOpacity={0.25} strokeWidth={1.5} />
      <circle cx={15} cy={34} r={4} fill={color.surface} />
      <circle cx={46} cy={34} r={4} fill={color.surface} />
    </Svg>
  );
}
