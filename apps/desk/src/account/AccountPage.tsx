import { useMessages } from '@mall/app/messages';
import { QueryState } from '@mall/app/queries';
import { Stack } from '@mall/ui';
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
  const factors = useQuery(factorsQuery(useStaff()));
  const [codes, setCodes] = useState<readonly string[]>([]);
  return (
    <Page
      title={t('Your sign-in')}
      lead={t('How you prove that it is you, beside your password, and where you are signed in.')}
    >
      <QueryState
        query={factors}
        failed={t('Your second factors could not be loaded')}
        skeleton={360}
      >
        {({ passkeys, has_app, recovery_codes_left }) => (
          <Stack gap={4} style={{ maxWidth: 720 }}>
            <PasskeySection passkeys={passkeys} onCodes={setCodes} />
            <AppSection hasApp={has_app} onCodes={setCodes} />
            <RecoverySection
              hasFactor={has_app || passkeys.length > 0}
              left={recovery_codes_left}
              onCodes={setCodes}
            />
            <DevicesSection />
          </Stack>
        )}
      </QueryState>
      {codes.length > 0 && <RecoveryCodesDialog codes={codes} onClose={() => setCodes([])} />}
    </Page>
  );
}
