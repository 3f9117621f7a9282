import { useMessages } from '@mall/app/messages';
import { useToasts } from '@mall/app/overlays';
import { Button, Dialog, Stack, Text } from '@mall/ui';
import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { accountMessages } from '../messages/zh-TW/account';
import { AppSetup } from '../sign-in/AppSetup';
import { useShowFactors } from './queries';
import { Section } from './Section';

export interface AppSectionProps {
  readonly hasApp: boolean;
  /** Called with the recovery codes of a first factor; otherwise there are none. */
  readonly onCodes: (codes: readonly string[]) => void;
}

/** The authenticator app of the colleague. */
export function AppSection({ hasApp, onCodes }: AppSectionProps) {
  const t = useMessages(accountMessages);
  const { succeed } = useToasts();
  const showFactors = useShowFactors();
  const [isOpen, open] = useState(false);
  const action = hasApp ? t('Replace the app') : t('Set up the app');
  return (
    <Section
      title={t('Authenticator app')}
      action={
        <Button size="sm" variant="secondary" startIcon={<Smartphone />} onClick={() => open(true)}>
          {action}
        </Button>
      }
    >
      <Text>
        {hasApp ? t('It is set up. With a new phone, replace it here.') : t('It is not set up.')}
      </Text>
      {isOpen && (
        <Dialog
          open
          size="sm"
          onOpenChange={open}
          title={action}
          description={
            hasApp
              ? t('The codes of the earlier app stop working once this is finished.')
              : undefined
          }
        >
          <Stack gap={4}>
            <AppSetup
              onAdded={({ recovery_codes }) => {
                open(false);
                showFactors();
                onCodes(recovery_codes);
                succeed(t('The authenticator app is set up'));
              }}
            />
          </Stack>
        </Dialog>
      )}
    </Section>
  );
}
