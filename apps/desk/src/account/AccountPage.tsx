import { useErrorText, useMessages } from '@mall/app/messages';
import { ErrorState, Skeleton, Stack } from '@mall/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountMessages } from '../messages/zh-TW/account';
import { Page } from '../page/Page';
import { useStaff } from '../staff/StaffContext';
import { AppSection } from './AppSection';
import { DevicesSection } from './DevicesSection';
import { PasskeySection } from './PasskeySection';
import { factorsQuery } from './queries';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';
import { RecoverySection } from './RecoverySection';

/** `/desk/account`: the colleague's own passkeys, authenticator app, recovery codes and signed-in devices. */
export default function AccountPage() {
  const t = useMessages(accountMessages);
  const errorText = useErrorText();
  const factors = useQuery(factorsQuery(useStaff()));
  const [codes, setCodes] = useState<readonly string[]>([]);
  return (
    <Page
      title={t('Your sign-in')}
      lead={t('How you prove that it is you, beside your password, and where you are signed in.')}
    >
      {factors.data ? (
        <Stack gap={4} style={{ maxWidth: 720 }}>
          <PasskeySection passkeys={factors.data.passkeys} onCodes={setCodes} />
          <AppSection hasApp={factors.data.has_app} onCodes={setCodes} />
          <RecoverySection
            hasFactor={factors.data.has_app || factors.data.passkeys.length > 0}
            left={factors.data.recovery_codes_left}
            onCodes={setCodes}
          />
          <DevicesSection />
        </Stack>
      ) : factors.isError ? (
        <ErrorState
          title={t('Your second factors could not be loaded')}
          text={errorText(factors.error)}
          onRetry={() => void factors.refetch()}
          retrying={factors.isFetching}
        />
      ) : (
        <div aria-busy>
          <Skeleton shape="box" height={360} />
        </div>
      )}
      {codes.length > 0 && <RecoveryCodesDialog codes={codes} onClose={() => setCodes([])} />}
    </Page>
  );
}
