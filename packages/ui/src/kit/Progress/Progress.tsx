import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../../tokens/color';
import { duration, fontSize, radius } from '../../tokens/scale';

export interface ProgressProps {
  /** What is in progress. */
  label: ReactNode;
  /** Current value, from 0 to `max`. */
  value: number;
  /**
   * The value at which it is full.
   * @default 100
   */
  max?: number | undefined;
  /** Text at the right, e.g. `60%`. */
  end?: ReactNode;
  /**
   * `fresh` when the goal is reached.
   * @default 'brand'
   */
  tone?: 'brand' | 'fresh' | undefined;
}

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 12px;
  margin-bottom: 6px;
  font-size: ${fontSize.sm};
  font-variant-numeric: tabular-nums;
`;

const Rail = styled.div`
  height: 8px;
  overflow: hidden;
  border-radius: ${radius.pill};
  background: color-mix(in srgb, ${color.control} 25%, ${color.sunken});
`;

const Fill = styled.div`
  height: 100%;
  border-radius: ${radius.pill};
  background: ${color.brand};
  transition: width ${duration.slow} ease-out;
  &[data-tone='fresh'] {
    background: ${color.fresh};
  }
`;

/**
 * A labelled progress bar.
 *
 * @example
 * <Progress label="照片上傳中" value={60} end="60%" />
 */
export function Progress({ label, value, max = 100, end, tone = 'brand' }: ProgressProps) {
  const id = useId();
  const within = Math.min(Math.max(value, 0), max);
  return (
    <div>
      <Head>
        <span id={id}>{label}</span>
        {end && <span>{end}</span>}
      </Head>
      <Rail
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={within}
      >
        <Fill data-tone={tone} style={{ width: `${max > 0 ? (within / max) * 100 : 0}%` }} />
      </Rail>
    </div>
  );
}
