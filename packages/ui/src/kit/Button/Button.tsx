import { isValidElement, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useUi } from '../../theme/UiContext';
import { color } from '../../tokens/color';
import { duration, fontSize, media, radius, shadow, tapTarget } from '../../tokens/scale';
import { Spinner } from '../Spinner/Spinner';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { doneCheckMark } from './doneCheckMark';
import { StyledByParent } from './StyledByParent';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /**
   * `primary`: the main action. `secondary`: an alternative. `quiet`: no background. `danger`: irreversible.
   * @default 'primary'
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  /**
   * 44, 48 or 56 px high.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /**
   * Shows a spinner, keeps width and focus, and ignores clicks.
   * @default false
   */
  loading?: boolean | undefined;
  /**
   * Shows a check mark over the text while set, and keeps size and name: the action succeeded.
   * @default false
   */
  done?: boolean | undefined;
  /**
   * Takes the full available width.
   * @default false
   */
  fullWidth?: boolean | undefined;
  /**
   * Renders its only child, e.g. a link, with the button's styles instead of a `<button>`.
   * @default false
   */
  asChild?: boolean | undefined;
  /** An icon before the text. */
  startIcon?: ReactNode;
  /** An icon after the text. */
  endIcon?: ReactNode;
}

const Surface = styled.button`
  --background: ${color.brand};
  --ink: ${color.onBrand};
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: 48px;
  padding: 6px 24px;
  border: 1px solid transparent;
  border-radius: ${radius.pill};
  background: var(--background);
  color: var(--ink);
  font-size: ${fontSize.md};
  font-weight: 600;
  line-height: 1.3;
  letter-spacing: 0.02em;
  text-align: center;
  text-wrap: balance;
  text-decoration: none;
  -webkit-user-select: none;
  user-select: none;
  transition:
    background-color ${duration.fast},
    box-shadow ${duration.base},
    translate ${duration.fast};
  & svg {
    width: 1.25em;
    height: 1.25em;
    flex: none;
  }
  &[data-size='sm'] {
    min-height: ${tapTarget};
    padding-inline: 16px;
    font-size: ${fontSize.sm};
  }
  &[data-size='lg'] {
    min-height: 56px;
    padding-inline: 32px;
    font-size: ${fontSize.lg};
  }
  &[data-wide] {
    width: 100%;
    padding-inline: 16px;
  }
  &[data-variant='secondary'] {
    --background: ${color.surface};
    --ink: ${color.text};
    border-color: ${color.control};
  }
  &[data-variant='quiet'] {
    --background: transparent;
    --ink: ${color.brand};
  }
  &[data-variant='danger'] {
    --background: ${color.danger};
  }
  ${media.hover} {
    &:hover:not([aria-disabled='true'], :disabled) {
      background: color-mix(in srgb, var(--background) 88%, ${color.text});
      &[data-variant='primary'] {
        box-shadow: ${shadow.md};
      }
      &[data-variant='secondary'] {
        background: ${color.sunken};
      }
      &[data-variant='quiet'] {
        background: ${color.brandSoft};
      }
    }
  }
  &:active:not([aria-disabled='true'], :disabled) {
    translate: 0 1px;
  }
  &:disabled,
  &[aria-disabled='true']:not([aria-busy='true']) {
    --background: ${color.sunken};
    --ink: ${color.muted};
    border-color: ${color.line};
    cursor: not-allowed;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
  ${doneCheckMark}
`;

/**
 * A button. While loading it keeps the focus (`aria-disabled`, not `disabled`), so that keyboard users do not
 * lose their position on the page.
 *
 * @example
 * <Button loading={saving} onClick={save}>儲存</Button>
 * @example
 * <Button asChild variant="secondary"><a href="/mall">回到商城</a></Button>
 */
export function Button({
  variant = 'primary',
  size = 'md',
  loading = false,
  done = false,
  fullWidth = false,
  asChild = false,
  startIcon,
  endIcon,
  children,
  className,
  onClick,
  ...rest
}: ButtonProps) {
  const { labels } = useUi();
  // Renders the child's element type and props with the button's styles: no clone or slot needed, and the
  // child's ref is an ordinary prop.
  const child =
    asChild && isValidElement<ComponentPropsWithRef<'button'>>(children) ? children : undefined;

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    child?.props.onClick?.(event);
    onClick?.(event);
  };

  const element = (
    <Surface
      as={child?.type}
      type={child ? undefined : 'button'}
      data-variant={variant}
      data-size={size}
      data-wide={fullWidth || undefined}
      data-done={done || undefined}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      {...rest}
      {...child?.props}
      className={[className, child?.props.className].filter(Boolean).join(' ')}
      onClick={press}
    >
      {loading ? <Spinner /> : startIcon}
      {child ? child.props.children : children}
      {loading ? <VisuallyHidden role="status">{labels.loading}</VisuallyHidden> : endIcon}
    </Surface>
  );
  return child ? <StyledByParent value={true}>{element}</StyledByParent> : element;
}
