import { useMessages } from '@mall/app/messages';
import { useDialogs, useToasts } from '@mall/app/overlays';
import { Alert, Button, Text } from '@mall/ui';
import { LifeBuoy } from 'lucide-react';
import { accountMessages } from '../messages/zh-TW/account';
import { useDeskMutation } from '../session/useDeskMutation';
import { useStaff } from '../staff/StaffContext';
import { useShowFactors } from './queries';
import { Section } from './Section';

/** With so few left, new ones are recommended. */
const FEW = 3;

export interface RecoverySectionProps {
  /** Whether there is a factor that the codes replace. */
  readonly hasFactor: boolean;
  /** How many have not been used. */
  readonly left: number;
  /** Called with new ones, which are shown once. */
  readonly onCodes: (codes: readonly string[]) => void;
}

/** The recovery codes of the colleague. */
export function RecoverySection({ hasFactor, left, onCodes }: RecoverySectionProps) {
  const t = useMessages(accountMessages);
  const staff = useStaff();
  const { askConfirmation } = useDialogs();
  const { fail } = useToasts();
  const showFactors = useShowFactors();
  const renew = useDeskMutation(
    () => staff.factors.renewRecoveryCodes(),
    ({ factors, recovery_codes }) => {
      showFactors(factors);
      onCodes(recovery_codes);
    },
  );

  async function ask(): Promise<void> {
    const isSure =
      left === 0 ||
      (await askConfirmation({
        title: t('Make new recovery codes?'),
        text: t('The earlier ones stop working.'),
        confirm: t('Make new codes'),
        cancel: t('Cancel'),
      }));
    if (isSure) await renew.mutateAsync().catch(fail);
  }

  return (
    <Section
      title={t('Recovery codes')}
      action={
        hasFactor && (
          <Button
            size="sm"
            variant="secondary"
            startIcon={<LifeBuoy />}
            loading={renew.isPending}
            onClick={() => void ask()}
          >
            {t('Make new codes')}
          </Button>
        )
      }
    >
      {hasFactor ? (
        <RecoveryState left={left} />
      ) : (
        <Text>{t('You get them when you set up a passkey or the app.')}</Text>
      )}
    </Section>
  );
}

function RecoveryState({ left }: { readonly left: number }) {
  const t = useMessages(accountMessages);
  if (left > FEW) {
    return (
      <Text>{t('{0} of 10 are left. Each lets you in once when you lose your phone.', left)}</Text>
    );
  }
  return (
    <Alert tone="warning">
      {left === 0
        ? t('None is left. Make new ones, so that you get in when you lose your phone.')
        : t('Only {0} are left. Make new ones, so that you get in when you lose your phone.', left)}
    </Alert>
  );
}
