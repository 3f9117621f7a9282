import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../../tokens/color';
import { duration, fontSize, media, radius } from '../../tokens/scale';
import { Box } from '../Checkbox/Box';

export interface CheckCardProps {
  /** The name of the option. */
  title: ReactNode;
  /** A short tag beside the title. */
  badge?: ReactNode;
  /** Details below the title. */
  description?: ReactNode;
  /** Content at the right, e.g. what it saves. */
  end?: ReactNode;
  /** Whether it is selected. */
  checked: boolean;
  /** Called with the new state. */
  onCheckedChange: (checked: boolean) => void;
  /** Why the option is unavailable, shown in the card; when set, the card is disabled. */
  disabledReason?: ReactNode;
}

const Sheet = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 2px 14px;
  min-height: 44px;
  padding: 12px 16px;
  border: 1px solid ${color.control};
  border-radius: ${radius.md};
  background: ${color.surface};
  cursor: pointer;
  transition:
    background-color ${duration.fast},
    border-color ${duration.fast};
  ${media.hover} {
    &:hover:not(:has(:disabled)) {
      border-color: ${color.brand};
    }
  }
  &:has(:checked) {
    border-color: ${color.brand};
    background: color-mix(in srgb, ${color.brandSoft} 45%, ${color.surface});
    box-shadow: inset 0 0 0 1px ${color.brand};
  }
  &:has(:disabled) {
    border-color: ${color.line};
    background: ${color.sunken};
    color: ${color.muted};
    cursor: not-allowed;
  }
`;

const Title = styled.span`
  font-weight: 600;
`;

const Tag = styled.span`
  margin-inline-start: 8px;
  padding: 1px 8px;
  border-radius: ${radius.pill};
  background: ${color.brand};
  color: ${color.onBrand};
  font-size: ${fontSize.xs};
  white-space: nowrap;
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
 * One of several options that combine, with a description and an amount. An unavailable option
 * shows the reason.
 *
 * @example
 * <CheckCard title="老鄰居折 100" end="折 NT$100" checked={chosen} onCheckedChange={choose} />
 */
export function CheckCard({
  title,
  badge,
  description,
  end,
  checked,
  onCheckedChange,
  disabledReason,
}: CheckCardProps) {
  const id = useId();
  const described = [
    end && `${id}end`,
    description && `${id}aside`,
    disabledReason && `${id}why`,
  ].filter(Boolean);
  return (
    <Sheet>
      <Box
        type="checkbox"
        checked={checked}
        disabled={Boolean(disabledReason)}
        onChange={({ target }) => onCheckedChange(target.checked)}
        aria-labelledby={`${id}title`}
        aria-describedby={described.join(' ') || undefined}
      />
      <Title id={`${id}title`}>
        {title}
        {badge && <Tag>{badge}</Tag>}
      </Title>
      {end ? <span id={`${id}end`}>{end}</span> : <span />}
      {description && <Aside id={`${id}aside`}>{description}</Aside>}
      {disabledReason && (
        <Aside id={`${id}why`} data-reason>
          {disabledReason}
        </Aside>
      )}
    </Sheet>
  );
}
