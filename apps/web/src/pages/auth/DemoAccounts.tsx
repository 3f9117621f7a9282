import { Chip, Inline, Alert, Text } from '@mall/ui';
import { useMessages } from '../../messages/useMessages';
import { authMessages } from '../../messages/zh-TW/auth';

const ACCOUNTS = [
  ['member@mall.test', 'Shopper'],
  ['poster@mall.test', 'Poster'],
  ['dealer@mall.test', 'Dealer'],
  ['staff@mall.test', 'Staff'],
] as const;
const PASSWORD = 'Mall-1234';

/** Lists the demo accounts; shown only when the server reports that it runs on demo data. */
export function DemoAccounts({
  onChoose,
}: {
  readonly onChoose: (account: string, password: string) => void;
}) {
  const t = useMessages(authMessages);
  return (
    <Alert tone="info" title={t('Demo accounts')}>
      <Text size="sm">{t('This shop runs on demo data; one tap fills the form.')}</Text>
      <Inline gap={1}>
        {ACCOUNTS.map(([account, name]) => (
          <Chip key={account} onPress={() => onChoose(account, PASSWORD)}>
            {t(name)}
          </Chip>
        ))}
      </Inline>
    </Alert>
  );
}
