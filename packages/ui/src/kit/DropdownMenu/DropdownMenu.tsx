import * as RadixMenu from '@radix-ui/react-dropdown-menu';
import {
  useState,
  type ComponentPropsWithRef,
  type ComponentType,
  type FocusEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { styled } from 'styled-components';
import { color } from '../../tokens/color';
import { duration, fontSize, radius, shadow, tapTarget, zIndex } from '../../tokens/scale';
import { closeOnEscape } from '../keyboard/closeOnEscape';
import { BaseLink } from '../Link/BaseLink';

export interface DropdownMenuProps {
  /** The button that opens it; one element that accepts a ref, such as `Button` or `IconButton`. */
  trigger: ReactElement;
  /** `MenuItem`s and `MenuSeparator`s. */
  children: ReactNode;
  /** A heading at the top of the menu, not interactive. */
  heading?: ReactNode;
  /**
   * Alignment with the trigger.
   * @default 'end'
   */
  align?: 'start' | 'center' | 'end' | undefined;
  /**
   * Open initially: for a menu whose chunk is loaded when its button is first pressed.
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /**
   * Sets `MenuGroup`s side by side, as many as fit.
   * @default false
   */
  columns?: boolean | undefined;
}

// While the menu itself is focused, its outline stays.
const Sheet = styled(RadixMenu.Content)`
  z-index: ${zIndex.overlay};
  min-width: 208px;
  max-width: calc(100vw - 16px);
  max-height: var(--radix-dropdown-menu-content-available-height);
  overflow-y: auto;
  padding: 8px;
  border-radius: ${radius.md};
  background: ${color.surface};
  box-shadow:
    ${shadow.lg},
    0 0 0 1px ${color.line};
  animation: ui-rise ${duration.fast} ease-out;
  &[data-columns] {
    width: min(920px, 100vw - 32px);
    padding: 16px;
    columns: 168px;
    column-gap: 16px;
  }
  :root &:focus-visible {
    outline: none;
    box-shadow:
      ${shadow.lg},
      0 0 0 1px ${color.line};
  }
`;

const Heading = styled(RadixMenu.Label)`
  padding: 8px 12px;
  color: ${color.muted};
  font-size: ${fontSize.sm};
`;

const Row = styled(RadixMenu.Item)`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: ${tapTarget};
  padding: 8px 12px;
  border-radius: ${radius.sm};
  color: ${color.text};
  text-decoration: none;
  cursor: pointer;
  & svg {
    width: 20px;
    height: 20px;
    flex: none;
    color: ${color.muted};
  }
  &[data-highlighted] {
    background: ${color.sunken};
  }
  &[data-tone='danger'] {
    color: ${color.danger};
    & svg {
      color: inherit;
    }
  }
  &[data-tone='strong'] {
    font-weight: 700;
  }
  &[data-disabled] {
    color: ${color.muted};
    opacity: 0.6;
    cursor: not-allowed;
  }
  :root &:focus-visible {
    outline-offset: -3px;
  }
`;

/**
 * A menu opened by keyboard has the focus on its first item (APG). Radix handles this unless the
 * same key press loaded the menu.
 */
function focusFirst({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target !== currentTarget || !currentTarget.matches(':focus-visible')) return;
  currentTarget
    .querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])')
    ?.focus({ preventScroll: true });
}

/**
 * A menu that opens from a button. Arrow keys, Home, End and typing move between items; Escape closes it.
 *
 * @example
 * <DropdownMenu trigger={<IconButton label="會員"><User /></IconButton>}>
 *   <MenuItem href="/order/list">訂單管理</MenuItem>
 *   <MenuItem onSelect={logout}>登出</MenuItem>
 * </DropdownMenu>
 */
export function DropdownMenu({
  trigger,
  children,
  heading,
  align = 'end',
  defaultOpen = false,
  columns = false,
}: DropdownMenuProps) {
  const [open, setOpen] = useState(defaultOpen);
  return (
    <RadixMenu.Root modal={false} open={open} onOpenChange={setOpen}>
      <RadixMenu.Trigger asChild>{trigger}</RadixMenu.Trigger>
      <RadixMenu.Portal>
        <Sheet
          align={align}
          sideOffset={8}
          collisionPadding={8}
          data-columns={columns || undefined}
          onFocus={focusFirst}
          {...closeOnEscape(() => setOpen(false))}
        >
          {heading && <Heading>{heading}</Heading>}
          {children}
        </Sheet>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  );
}

export interface MenuItemProps {
  children: ReactNode;
  /** Called when the item is selected. */
  onSelect?: (() => void) | undefined;
  /** Makes it a link. */
  href?: string | undefined;
  /** An icon before the text. */
  icon?: ReactNode;
  /**
   * `danger` for an irreversible action, `strong` for the first item of a group.
   * @default 'text'
   */
  tone?: 'text' | 'strong' | 'danger' | undefined;
  /**
   * Whether it is disabled.
   * @default false
   */
  disabled?: boolean | undefined;
  /**
   * Keeps the menu open when it is selected, for an action whose result the menu shows.
   * @default false
   */
  staysOpen?: boolean | undefined;
}

/** An item of a `DropdownMenu`: an action, or a link with `href`. */
export function MenuItem({
  children,
  onSelect,
  href,
  icon,
  tone = 'text',
  disabled = false,
  staysOpen = false,
}: MenuItemProps) {
  return (
    <Row
      asChild={href !== undefined}
      data-tone={tone}
      disabled={disabled}
      onSelect={(event) => {
        if (staysOpen) event.preventDefault();
        onSelect?.();
      }}
    >
      {href === undefined ? (
        <>
          {icon}
          {children}
        </>
      ) : (
        <BaseLink href={href}>
          {icon}
          {children}
        </BaseLink>
      )}
    </Row>
  );
}

export interface MenuGroupProps {
  /** Accessible name of the group. */
  label: string;
  /** `MenuItem`s. */
  children: ReactNode;
}

const Group = styled(RadixMenu.Group)`
  break-inside: avoid;
  margin-bottom: 12px;
`;

/**
 * Items of a `DropdownMenu` that belong together and stay in one column.
 *
 * @example
 * <DropdownMenu columns trigger={button}>
 *   <MenuGroup label="水果"><MenuItem tone="strong" href="/store/10">水果</MenuItem>…</MenuGroup>
 * </DropdownMenu>
 */
export function MenuGroup({ label, children }: MenuGroupProps) {
  return <Group aria-label={label}>{children}</Group>;
}

/** A separator between groups of a `DropdownMenu`. */
export const MenuSeparator: ComponentType<ComponentPropsWithRef<'div'>> = styled(
  RadixMenu.Separator,
)`
  height: 1px;
  margin: 8px 4px;
  background: ${color.line};
`;
