import { useRef, type ReactNode } from 'react';
import { Button } from '../../kit/Button/Button';
import { Checkbox } from '../../kit/Checkbox/Checkbox';
import { Dialog } from '../../kit/Dialog/Dialog';
import { FieldError } from '../../kit/Field/FieldError';
import { Stack } from '../../kit/Stack/Stack';
import { Text } from '../../kit/Text/Text';
import { defaultPermissionPickerLabels } from '../../labels/zh-TW/permission';
import { useLabels } from '../../theme/UiContext';
import type { PermissionPickerLabels } from '../../labels/types/permission';

export interface PermissionPickerProps {
  /** Called on Escape, the close button or the done button. */
  onClose: () => void;
  /** Whether everyone sees the post; then no group is selected. */
  everyone: boolean;
  /** Called with `true` to show the post to everyone. */
  onEveryone: (on: boolean) => void;
  /** The groups to choose from. */
  groups: readonly { id: number; name: string }[];
  /** Ids of the selected groups. */
  gids: readonly number[];
  /** Called with a group's id, and `true` to select it. */
  onGroup: (gid: number, on: boolean) => void;
  /** An error about the groups, with a way to retry; shown below them. */
  problem?: ReactNode;
  /**
   * The labels of this component; an omitted one keeps its default.
   * @default Traditional Chinese
   */
  labels?: PermissionPickerLabels | undefined;
}

/**
 * Chooses who sees a post: everyone, or some groups. Changes take effect at once.
 *
 * @example
 * <PermissionPicker everyone={false} groups={groups} gids={[2]}
 *   onEveryone={chooseEveryone} onGroup={chooseGroup} onClose={close} />
 */
export function PermissionPicker({
  onClose,
  everyone,
  onEveryone,
  groups,
  gids,
  onGroup,
  problem,
  labels: own,
}: PermissionPickerProps) {
  const labels = useLabels('permission', own, defaultPermissionPickerLabels);
  const list = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      open
      size="sm"
      title={labels.title}
      onOpenChange={onClose}
      initialFocus={list}
      footer={<Button onClick={onClose}>{labels.done}</Button>}
    >
      <Stack ref={list} gap={1}>
        <Checkbox
          label={labels.everyone}
          hint={labels.everyoneHint}
          checked={everyone}
          onChange={(event) => onEveryone(event.target.checked)}
        />
        <Stack role="group" aria-label={labels.groups} gap={0}>
          <Text tone="muted" size="sm" style={{ paddingTop: 16 }}>
            {labels.groups}
          </Text>
          {groups.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={gids.includes(id)}
              onChange={(event) => onGroup(id, event.target.checked)}
            />
          ))}
        </Stack>
        {problem}
        <FieldError id={undefined}>{!everyone && gids.length === 0 && labels.nobody}</FieldError>
      </Stack>
    </Dialog>
  );
}
