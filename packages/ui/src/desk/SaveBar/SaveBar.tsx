import { useEffect, useRef, type FocusEvent } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../kit/Button/Button';
import { defaultDeskLabels } from '../../labels/zh-TW/desk';
import type { DeskLabels } from '../../labels/types/desk';
import { useLabels } from '../../theme/UiContext';
import { color } from '../../tokens/color';
import { duration, media, radius, shadow, space, zIndex } from '../../tokens/scale';

export interface SaveBarProps {
  /** Whether the form has unsaved changes; without any, the bar is hidden. */
  dirty: boolean;
  /**
   * Whether the changes are being saved.
   * @default false
   */
  saving?: boolean | undefined;
  /** Why the changes were not saved; announced when it appears. */
  error?: string | undefined;
  /** Called to discard the changes. */
  onDiscard: () => void;
  /**
   * Called to save the changes.
   * @default submits the form around the bar
   */
  onSave?: (() => void) | undefined;
  /**
   * Asks the browser to warn before the page is closed or reloaded with unsaved changes. Links
   * within the site are the router's.
   * @default false
   */
  warnOnLeave?: boolean | undefined;
  /**
   * The labels of this component; an omitted one keeps its default.
   * @default Traditional Chinese
   */
  labels?: DeskLabels | undefined;
}

const Bar = styled.section`
  position: sticky;
  bottom: calc(var(--ui-bottomBar, 0px) + 8px);
  z-index: ${zIndex.bar};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  padding: 10px 10px 10px 20px;
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
  background: ${color.surface};
  box-shadow: ${shadow.lg};
  animation: ui-rise ${duration.base} ease-out;
  ${media.short} {
    position: static;
  }
`;

const Message = styled.div`
  flex: 1 1 12rem;
  min-width: 0;
  &[data-failed] {
    color: ${color.danger};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  ${media.phone} {
    flex: 1 1 100%;
    & > * {
      flex: 1 1 auto;
      padding-inline: 16px;
    }
  }
`;

/** Asks before the browser closes or reloads the page. */
function useLeaveWarning(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isOn]);
}

/** Returns the focus to the field that had it before the bar, once the bar is gone. */
function useFocusAfter(isShown: boolean): (event: FocusEvent<HTMLElement>) => void {
  const before = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isShown) return;
    if (document.activeElement === document.body) before.current?.focus();
    before.current = null;
  }, [isShown]);
  return ({ currentTarget, relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      before.current = relatedTarget;
  };
}

/**
 * The bar of a form with unsaved changes, at the bottom of the screen: saves or discards them all.
 *
 * @example
 * <form onSubmit={save}>
 *   <SaveBar dirty={isDirty} saving={saving} error={error?.message} onDiscard={restore} warnOnLeave />
 * </form>
 */
export function SaveBar({
  dirty,
  saving = false,
  error,
  onDiscard,
  onSave,
  warnOnLeave = false,
  labels: own,
}: SaveBarProps) {
  const labels = useLabels('desk', own, defaultDeskLabels);
  useLeaveWarning(warnOnLeave && dirty);
  const onFocus = useFocusAfter(dirty);
  if (!dirty) return null;
  return (
    <Bar aria-label={labels.unsavedChanges} onFocus={onFocus}>
      <Message role="alert" data-failed={error !== undefined || undefined}>
        {error}
        {error === undefined && <span aria-hidden>{labels.unsavedChanges}</span>}
      </Message>
      <Actions>
        <Button variant="secondary" disabled={saving} onClick={onDiscard}>
          {labels.discardChanges}
        </Button>
        <Button type={onSave ? 'button' : 'submit'} loading={saving} onClick={onSave}>
          {labels.save}
        </Button>
      </Actions>
    </Bar>
  );
}
