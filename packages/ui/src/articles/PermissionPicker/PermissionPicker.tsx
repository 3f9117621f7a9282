import { useRef, type ReactNode } from 'react';
import { Button } from '../../kit/Button/Button';
import { Checkbox } from '../../kit/Checkbox/Checkbox';
import { Dialog } from '../../kit/Dialog/Dialog';
import { FieldError } from '../../kit/Field/FieldError';
import { Stack } from '../../kit/Stack/Stack';
import { Text } from '../../kit/Text/Text';
import { defaultPermissionPickerLabels } from '../../labels/zh-TW/permission';
import type { PermissionPickerLabels } from './labels';

export interface PermissionPickerProps {
  onClose: () => void;
  /** Whether everyone sees it; then no group is chosen. */
  everyone: boolean;
  onEveryone: (on: boolean) => void;
  groups: readonly { id: number; name: string }[];
  /** The groups chosen. */
  gids: readonly number[];
  onGroup: (gid: number, on: boolean) => void;
  /** What is wrong with the groups, with a way on: shown below them. */
  problem?: ReactNode;
  /** @default Traditional Chinese */
  labels?: PermissionPickerLabels | undefined;
}

/**
 * Who sees a post: everyone, or some groups. Each tick takes effect at once. Spec §2, Modals; §4, Permission.
 *
 * @example
 * <PermissionPicker everyone={false} groups={groups} gids={[2]} onEveryone={all} onGroup={one} onClose={close} />
 */
export function PermissionPicker({
  onClose,
  everyone,
  onEveryone,
  groups,
  gids,
  onGroup,
  problem,
  labels = defaultPermissionPickerLabels,
}: PermissionPickerProps) {
  const list = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      open
      size="sm"
      title={labels.title}
      onOpenChange={onClose}
      startIn={list}
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
