import { useMessages } from '@mall/app/messages';
import { color, Dialog, fontSize, Inline, Stack, Switch, Text } from '@mall/ui';
import { styled } from 'styled-components';
import { setSingleKeys, useSingleKeys } from '../keyboard/singleKeys';
import { shellMessages } from '../messages/zh-TW/shell';
import type { Screen } from './screens';

const Key = styled.kbd`
  min-width: 28px;
  padding: 2px 8px;
  border: 1px solid ${color.control};
  border-radius: 8px;
  background: ${color.sunken};
  font-size: ${fontSize.sm};
  text-align: center;
`;

export interface KeysDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly screens: readonly Screen[];
}

/** The list of keyboard shortcuts, which `?` and a button open, and a switch for those without Ctrl or ⌘. */
export function KeysDialog({ open, onOpenChange, screens }: KeysDialogProps) {
  const t = useMessages(shellMessages);
  const isOn = useSingleKeys();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title={t('Keyboard shortcuts')}
      description={t('They do nothing while you type.')}
    >
      <Switch
        label={t('One-key shortcuts')}
        hint={t('On this device. ⌘ ↵ and ⌘ K always work.')}
        checked={isOn}
        onCheckedChange={setSingleKeys}
      />
      <Stack gap={3} as="ul" style={{ paddingTop: 12 }}>
        <Inline as="li" gap={3} justify="space-between">
          <Text as="span">{t('Show this list')}</Text>
          <Key>?</Key>
        </Inline>
        <Inline as="li" gap={3} justify="space-between">
          <Text as="span">{t('Find a screen, an action or an order')}</Text>
          <Key>⌘ K</Key>
        </Inline>
        {screens.map(({ path, label, shortcut }) => (
          <Inline key={path} as="li" gap={3} justify="space-between">
            <Text as="span">{t('Go to {0}', t(label))}</Text>
            <Inline as="span" gap={1}>
              <Key>g</Key>
              <Key>{shortcut}</Key>
            </Inline>
          </Inline>
        ))}
        {screens.flatMap(({ path, keys = [] }) =>
          keys.map((each) => (
            <Inline key={path + each.key} as="li" gap={3} justify="space-between">
              <Text as="span">{t(each.label)}</Text>
              <Key>{each.key}</Key>
            </Inline>
          )),
        )}
      </Stack>
    </Dialog>
  );
}
