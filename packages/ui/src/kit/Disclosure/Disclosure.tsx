import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../../tokens/color';
import { duration, media } from '../../tokens/scale';

export interface DisclosureProps {
  /** The line that toggles the content. */
  summary: ReactNode;
  children: ReactNode;
  /** Id of the element, for links to it. */
  id?: string | undefined;
  /** Only one disclosure with the same name is open at a time. */
  name?: string | undefined;
  /**
   * Whether it is open initially.
   * @default false
   */
  defaultOpen?: boolean | undefined;
}

const Frame = styled.details`
  border-bottom: 1px solid ${color.line};
`;

const Line = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  min-height: 56px;
  padding: 12px 4px;
  border-radius: 8px;
  font-weight: 600;
  list-style: none;
  cursor: pointer;
  &::-webkit-details-marker {
    display: none;
  }
  ${media.hover} {
    &:hover {
      color: ${color.brand};
    }
  }
  & > svg {
    flex: none;
    width: 20px;
    height: 20px;
    color: ${color.muted};
    transition: rotate ${duration.base};
  }
  [open] > & > svg {
    rotate: 0.5turn;
  }
`;

const Body = styled.div`
  padding: 0 4px 20px;
  color: ${color.muted};
`;

/**
 * Expandable content: a native `<details>`, so that the browser's page search finds the content.
 *
 * @example
 * <Disclosure name="qa" summary="多久會到貨？">常溫商品約 2–3 個工作天。</Disclosure>
 */
export function Disclosure({ summary, children, id, name, defaultOpen = false }: DisclosureProps) {
  return (
    <Frame id={id} name={name} open={defaultOpen}>
      <Line>
        {summary}
        <ChevronDown aria-hidden />
      </Line>
      <Body>{children}</Body>
    </Frame>
  );
}
