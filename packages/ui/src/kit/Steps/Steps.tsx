import { Check } from 'lucide-react';
import { styled } from 'styled-components';
import { useUi } from '../../theme/UiContext';
import { color } from '../../tokens/color';
import { fontSize, media } from '../../tokens/scale';
import { BaseLink } from '../Link/BaseLink';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

/** One step of a process. */
export interface Step {
  label: string;
  /** URL of the step; used once the step is done. */
  href?: string | undefined;
}

export interface StepsProps {
  /** Accessible name of the process, e.g. 結帳步驟. */
  label: string;
  /** The steps, in order. */
  items: readonly Step[];
  /** Index of the current step, from 0. All are done when it equals the number of steps. */
  current: number;
}

const Row = styled.ol`
  display: flex;
  counter-reset: step;
`;

const Item = styled.li`
  position: relative;
  display: grid;
  flex: 1;
  justify-items: center;
  gap: 4px;
  color: ${color.muted};
  font-size: ${fontSize.sm};
  text-align: center;
  & + &::before {
    content: '';
    position: absolute;
    inset: 17px calc(50% + 22px) auto calc(-50% + 22px);
    height: 2px;
    border-radius: 2px;
    background: ${color.line};
  }
  &[data-state='current'] {
    color: ${color.text};
    font-weight: 700;
  }
  &[data-state='done']::before,
  &[data-state='current']::before {
    background: ${color.fresh};
  }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border: 1.5px solid ${color.control};
  border-radius: 50%;
  background: ${color.surface};
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  [data-state='current'] & {
    border-color: ${color.brand};
    background: ${color.brand};
    color: ${color.onBrand};
  }
  [data-state='done'] & {
    border-color: ${color.fresh};
    background: ${color.freshSoft};
    color: ${color.fresh};
  }
`;

const Way = styled(BaseLink)`
  display: grid;
  justify-items: center;
  gap: 4px;
  min-width: 44px;
  border-radius: 8px;
  color: inherit;
  text-decoration: none;
  ${media.hover} {
    &:hover {
      color: ${color.brand};
    }
  }
`;

/**
 * Progress through a process: done, current and upcoming steps. A done step with an `href` links back to it.
 *
 * @example
 * <Steps label="結帳步驟" current={1}
 *   items={[{ label: '購物車', href: '/cart/temp' }, { label: '配送' }, { label: '付款' }]} />
 */
export function Steps({ label, items, current }: StepsProps) {
  const { labels } = useUi();
  return (
    <nav aria-label={label}>
      <Row>
        {items.map((item, place) => {
          const state = place < current ? 'done' : place === current ? 'current' : 'todo';
          const stateLabels = {
            done: labels.stepDone,
            current: labels.stepCurrent,
            todo: labels.stepTodo,
          };
          const content = (
            <>
              <Mark aria-hidden>{state === 'done' ? <Check size={18} /> : place + 1}</Mark>
              {item.label}
              <VisuallyHidden>{stateLabels[state]}</VisuallyHidden>
            </>
          );
          return (
            <Item
              key={item.label}
              data-state={state}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              {state === 'done' && item.href ? <Way href={item.href}>{content}</Way> : content}
            </Item>
          );
        })}
      </Row>
    </nav>
  );
}
