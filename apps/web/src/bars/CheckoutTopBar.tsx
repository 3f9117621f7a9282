import { useMessages } from '@mall/app/messages';
import { BackButton, Text, TopBar } from '@mall/ui';
import { LockKeyhole } from 'lucide-react';
import { styled } from 'styled-components';
import { checkoutBarMessages } from '../messages/zh-TW/checkoutBar';
import { useHomeHref } from './homeLinks';
import { ShopLogo } from './ShopLogo';
import { useGoBack } from './useGoBack';

const Secure = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  /* The end of the bar's text edge, which icon buttons exceed. */
  margin-inline-end: 10px;
  & svg {
    width: 16px;
    height: 16px;
  }
`;

/** The top bar of a checkout's steps: nothing leads away from them by accident. */
export function CheckoutTopBar() {
  const t = useMessages(checkoutBarMessages);
  return (
    <TopBar
      logo={
        <>
          <BackButton onClick={useGoBack()} />
          <ShopLogo href={useHomeHref()} />
        </>
      }
      actions={
        <Text as="span" size="sm" tone="muted">
          <Secure>
            <LockKeyhole aria-hidden />
            {t('Your card stays private')}
          </Secure>
        </Text>
      }
    />
  );
}
