import { useMessages } from '@mall/app/messages';
import { Button } from '@mall/ui';
import { signInMessages } from '../messages/zh-TW/signIn';
import { EntryCard } from '../page/EntryCard';
import { RecoveryCodes } from './RecoveryCodes';

export interface RecoveryCodesStepProps {
  readonly codes: readonly string[];
  /** Called when the colleague says that they are saved. */
  readonly onSaved: () => void;
}

/** The last step of the first sign-in: shows the recovery codes once. */
export function RecoveryCodesStep({ codes, onSaved }: RecoveryCodesStepProps) {
  const t = useMessages(signInMessages);
  return (
    <EntryCard
      title={t('Save your recovery codes')}
      text={t('They let you in when you lose your phone. They are shown only this once.')}
    >
      <RecoveryCodes codes={codes} />
      <Button size="lg" fullWidth onClick={onSaved}>
        {t('I have saved them')}
      </Button>
    </EntryCard>
  );
}
