import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../../tokens/color';
import { duration, fontSize, media, radius } from '../../tokens/scale';
import { Dot } from './RadioDot';

export interface RadioCardProps {
  /** The value of this option. */
  value: string;
  /** The name of the option. */
  title: ReactNode;
  /** Details below the title. */
  description?: ReactNode;
  /** Content at the right, usually a price. */
  end?: ReactNode;
  /** Why the option is unavailable, shown in the card; when set, the card is disabled. */
  disabledReason?: ReactNode;
  /**
   * Further input that this option needs, e.g. a field; pass it only while the option is selected.
   */
  children?: ReactNode;
}

const Sheet = styled.div`
  border: 1px solid ${color.control};
  border-radius: ${radius.md};
  background: ${color.surface};
  transition:
    background-color ${duration.fast},
    border-color ${duration.fast};
  ${media.hover} {
    &:hover:not(:has(> label > :disabled)) {
      border-color: ${color.brand};
    }
  }
  &:has(> label > [data-state='checked']) {
    border-color: ${color.brand};
    background: color-mix(in srgb, ${color.brandSoft} 45%, ${color.surface});
    box-shadow: inset 0 0 0 1px ${color.brand};
  }
  &:has(> label > :disabled) {
    border-color: ${color.line};
    background: ${color.sunken};
    color: ${color.muted};
  }
`;

const Surface = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 2px 14px;
  padding: 12px 16px;
  cursor: pointer;
  &:has(:disabled) {
    cursor: not-allowed;
  }
`;

/** Outside of the label: a press on a field inside must not select the option again. */
const Inside = styled.div`
  padding: 4px 16px 16px 52px;
  &:empty {
    display: none;
  }
  @media (max-width: 359px) {
    padding-inline-start: 16px;
  }
`;

const Title = styled.span`
  font-weight: 600;
`;

const Aside = styled.span`
  grid-column: 2 / -1;
  color: ${color.muted};
  font-size: ${fontSize.sm};
  line-height: 1.5;
  &[data-reason] {
    color: ${color.warning};
  }
`;

/**
 * An option with a description and a price, inside a `RadioGroup`. An unavailable option shows the
 * reason.
 *
 * @example
 * <RadioCard value="711" title="7-11 取貨" description="到店後保留七天" end={<Price amount={60} />} />
 */
export function RadioCard({
  value,
  title,
  description,
  end,
  disabledReason,
  children,
}: RadioCardProps) {
  const id = useId();
  const aside = disabledReason ?? description;
  return (
    <Sheet>
      <Surface>
        <Dot
          value={value}
          disabled={Boolean(disabledReason)}
          aria-labelledby={`${id}title`}
          aria-describedby={[end && `${id}end`, aside && `${id}aside`].filter(Boolean).join(' ')}
        />
        <Title id={`${id}title`}>{title}</Title>
        {end ? <span id={`${id}end`}>{end}</span> : <span />}
        {aside && (
          <Aside id={`${id}aside`} data-reason={disabledReason ? true : undefined}>
            {aside}
          </Aside>
        )}
      </Surface>
      {children && <Inside>{children}</Inside>}
    </Sheet>
  );
}
