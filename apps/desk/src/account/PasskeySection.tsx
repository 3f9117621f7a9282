import { Refusal } from '@mall/app/forms';
import { useMessages, useRelativeTime, useTimeText } from '@mall/app/messages';
import { useDialogs, useToasts } from '@mall/app/overlays';
import type { Passkey } from '@mall/sdk/staff';
import { Button, IconButton, Inline, Stack, Text } from '@mall/ui';
import { Fingerprint, KeyRound, Trash2 } from 'lucide-react';
import { accountMessages } from '../messages/zh-TW/account';
import { passkeyMessages } from '../messages/zh-TW/passkeys';
import { canUsePasskeys } from '../session/passkeys';
import { useAddPasskey } from '../session/useAddPasskey';
import { useDeskMutation } from '../session/useDeskMutation';
import { useStaff } from '../staff/StaffContext';
import { useShowFactors } from './queries';
import { Row } from './Row';
import { Section } from './Section';

export interface PasskeySectionProps {
  readonly passkeys: readonly Passkey[];
  /** Called with the recovery codes of a first factor; otherwise there are none. */
  readonly onCodes: (codes: readonly string[]) => void;
}

/** The passkeys of the colleague. */
export function PasskeySection({ passkeys, onCodes }: PasskeySectionProps) {
  const t = useMessages(accountMessages);
  const tPasskey = useMessages(passkeyMessages);
  const { succeed } = useToasts();
  const showFactors = useShowFactors();
  const { add, isPending, refusal } = useAddPasskey(({ factors, recovery_codes }) => {
    showFactors(factors);
    onCodes(recovery_codes);
    succeed(t('The passkey is added'));
  });
  return (
    <Section
      title={t('Passkeys')}
      action={
        canUsePasskeys() && (
          <Button
            size="sm"
            variant="secondary"
            startIcon={<Fingerprint />}
            loading={isPending}
            onClick={add}
          >
            {tPasskey('Add a passkey')}
          </Button>
        )
      }
    >
      {refusal && <Refusal>{refusal}</Refusal>}
      <Text tone="muted">
        {canUsePasskeys()
          ? tPasskey('A fingerprint, your face, or the PIN of this device. Nothing to type.')
          : t('This browser has no passkeys. Please open the desk in a current one.')}
      </Text>
      {passkeys.length === 0 ? (
        <Text>{t('You have none yet.')}</Text>
      ) : (
        <Stack as="ul" gap={0} aria-label={t('Passkeys')}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </Stack>
      )}
    </Section>
  );
}

function PasskeyRow({ passkey: { id, name, create_time, used_time } }: { passkey: Passkey }) {
  const t = useMessages(accountMessages);
  const staff = useStaff();
  const timeText = useTimeText();
  const relativeTime = useRelativeTime();
  const { askConfirmation } = useDialogs();
  const { succeed, fail } = useToasts();
  const showFactors = useShowFactors();
  const remove = useDeskMutation(() => staff.factors.deletePasskey(id), showFactors);

  async function ask(): Promise<void> {
    const isSure = await askConfirmation({
      tone: 'danger',
      title: t('Delete this passkey?'),
      text: t('{0} lets you in no more.', name),
      confirm: t('Delete'),
      cancel: t('Cancel'),
    });
    if (!isSure) return;
    await remove.mutateAsync().then(() => succeed(t('The passkey is deleted')), fail);
  }

  const used = used_time === null ? t('not used yet') : t('last used {0}', relativeTime(used_time));
  return (
    <Row>
      <KeyRound aria-hidden />
      <Stack gap={0} style={{ flex: 1 }}>
        <Text as="span" style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Text>
        <Inline as="span" gap={2}>
          <Text as="span" size="sm" tone="muted">
            {t('Added {0}', timeText(create_time))}
          </Text>
          <Text as="span" size="sm" tone="muted">
            {used}
          </Text>
        </Inline>
      </Stack>
      <IconButton label={t('Delete the passkey of {0}', name)} onClick={() => void ask()}>
        <Trash2 />
      </IconButton>
    </Row>
  );
}
