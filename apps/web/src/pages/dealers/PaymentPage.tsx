import { copyText } from '@mall/app/clipboard';
import { useMessages } from '@mall/app/messages';
import { useDealerInfo } from '@mall/hooks';
import { Card, CopyButton, Heading, Inline, Stack, Text } from '@mall/ui';
import { QrCode } from '@mall/ui/data-display';
import { LoadedCard } from '../../components/members/LoadedCard';
import { MemberPage } from '../../components/members/MemberPage';
import { to } from '../../paths/paths';
import { dealerMessages } from '../../messages/zh-TW/dealers';
import { PayoutForm } from './PayoutForm';
import { useOrigin } from './useOrigin';

/** `/dealer/payment`: the account for a dealer's payouts, and the dealer's referral code. */
export default function PaymentPage() {
  const t = useMessages(dealerMessages);
  const info = useDealerInfo();
  return (
    <MemberPage title={t('Payout account')} lead={t('Your earnings are paid to this account.')}>
      <LoadedCard query={info} failed={t('The account could not be loaded')} height={696}>
        {({ payment_info }) => <PayoutForm account={payment_info} />}
      </LoadedCard>
      {info.data && <Recommendation code={info.data.dealer_code} />}
    </MemberPage>
  );
}

function Recommendation({ code }: { readonly code: string }) {
  const t = useMessages(dealerMessages);
  const link = `${useOrigin()}${to.registerWith(code)}`;
  return (
    <Card as="section">
      <Inline gap={5} align="start">
        <Stack gap={3} style={{ flex: '1 1 15rem', minWidth: 0 }}>
          <Stack gap={1}>
            <Heading level={2} size="lg">
              {t('Your code')}
            </Heading>
            <Text size="sm" tone="muted">
              {t('Members who register with your code become your customers.')}
            </Text>
          </Stack>
          <Inline gap={3}>
            <Text size="xl" strong tone="brand">
              {code}
            </Text>
            <CopyButton name={t('Your code')} text={code} onCopy={copyText} />
          </Inline>
          <Stack gap={1}>
            <Text size="sm" tone="muted">
              {t('Referral link')}
            </Text>
            <Inline gap={3}>
              <Text style={{ overflowWrap: 'anywhere' }}>{link}</Text>
              <CopyButton name={t('Referral link')} text={link} onCopy={copyText} />
            </Inline>
          </Stack>
        </Stack>
        <QrCode text={link} label={t('QR code of the link')} />
      </Inline>
    </Card>
  );
}
