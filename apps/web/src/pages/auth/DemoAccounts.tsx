import { useMessages } from '@mall/app/messages';
import { Chip, color, fontSize, Inline, radius, space } from '@mall/ui';
import { styled } from 'styled-components';
import { authMessages } from '../../messages/zh-TW/auth';

const ACCOUNTS = [
  ['member@mall.test', 'Shopper'],
  ['poster@mall.test', 'Poster'],
  ['dealer@mall.test', 'Dealer'],
  ['staff@mall.test', 'Staff'],
] as const;
const PASSWORD = 'Mall-1234';

const Box = styled.section`
  display: grid;
  gap: ${space[1]};
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.md};
  background: ${color.refrigeratedSoft};
  font-size: ${fontSize.sm};
`;

export interface DemoAccountsProps {
  /** Called with the chosen account. */
  readonly onChoose: (account: string, password: string) => void;
}

/** The demo accounts, which sign in with one click; shown only when the server reports that it runs on demo data. */
export function DemoAccounts({ onChoose }: DemoAccountsProps) {
  const t = useMessages(authMessages);
  return (
    <Box aria-label={t('Demo accounts')}>
      <p>{t('This is a demo shop; one click signs you in.')}</p>
      <Inline gap={1}>
        {ACCOUNTS.map(([account, name]) => (
          <Chip key={account} onPress={() => onChoose(account, PASSWORD)}>
            {t(name)}
          </Chip>
        ))}
      </Inline>
    </Box>
  );
}
