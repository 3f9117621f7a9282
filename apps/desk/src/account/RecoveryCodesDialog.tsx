import { useMessages } from '@mall/app/messages';
import { Button, Dialog, Stack } from '@mall/ui';
import { accountMessages } from '../messages/zh-TW/account';
import { RecoveryCodes } from '../sign-in/RecoveryCodes';

export interface RecoveryCodesDialogProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** Shows new recovery codes once. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const t = useMessages(accountMessages);
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title={t('Your new recovery codes')}
      description={t('They are shown only this once.')}
      footer={<Button onClick={onClose}>{t('I have saved them')}</Button>}
    >
      <Stack gap={4}>
        <RecoveryCodes codes={codes} />
      </Stack>
    </Dialog>
  );
}
