import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../../tokens/color';
import { fontSize, radius } from '../../tokens/scale';

export interface AlertProps {
  /**
   * Severity. `warning` and `danger` interrupt a screen reader (`alert`), the others wait (`status`).
   * @default 'info'
   */
  tone?: 'info' | 'success' | 'warning' | 'danger' | undefined;
  /** A short title in bold before the content. */
  title?: ReactNode;
  /** The message. */
  children?: ReactNode;
  /** A button or a link at the end. */
  action?: ReactNode;
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

const Banner = styled.div`
  --ink: ${color.refrigerated};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  padding: 12px 16px;
  border-radius: ${radius.md};
  background: ${color.refrigeratedSoft};
  font-size: ${fontSize.sm};
  & > svg {
    flex: none;
    align-self: flex-start;
    width: 20px;
    height: 1.65em;
    color: var(--ink);
  }
  &[data-tone='success'] {
    --ink: ${color.fresh};
    background: ${color.freshSoft};
  }
  &[data-tone='warning'] {
    --ink: ${color.warning};
    background: ${color.warningSoft};
  }
  &[data-tone='danger'] {
    --ink: ${color.danger};
    background: ${color.dangerSoft};
  }
`;

const Content = styled.div`
  flex: 1 1 10rem;
  min-width: 0;
  text-wrap: pretty;
`;

const Title = styled.strong`
  display: block;
  color: var(--ink);
`;

/**
 * A message that stays visible until its cause is gone. For a transient message, use a toast.
 *
 * @example
 * <Alert tone="warning" title="目前離線">恢復連線後會自動更新。</Alert>
 */
export function Alert({ tone = 'info', title, children, action }: AlertProps) {
  const Icon = icons[tone];
  const urgent = tone === 'warning' || tone === 'danger';
  return (
    <Banner data-tone={tone} role={urgent ? 'alert' : 'status'}>
      <Icon aria-hidden />
      <Content>
        {title && <Title>{title}</Title>}
        {children}
      </Content>
      {action}
    </Banner>
  );
}
