import { useMessages, useTimeText } from '@mall/app/messages';
import type { CouponListType, CouponTicket } from '@mall/sdk';
import { color, fontSize, Inline, LayerBadge, Link, radius, shadow, space, Text } from '@mall/ui';
import { useCouponTerms } from '@mall/ui/checkout';
import { styled } from 'styled-components';
import { siteLanguage } from '../../messages/siteLanguage';
import { to } from '../../paths/paths';
import { benefitMessages } from '../../messages/zh-TW/benefits';

/** A ticket: its value on the stub, its terms beside it. */
const Ticket = styled.article`
  display: grid;
  grid-template-columns: minmax(112px, 26%) minmax(0, 1fr);
  overflow: hidden;
  border-radius: ${radius.md};
  background: ${color.surface};
  box-shadow: ${shadow.sm};
`;

const Stub = styled.p`
  display: grid;
  place-items: center;
  padding: ${space[3]};
  border-inline-end: 2px dashed ${color.line};
  background: ${color.brandSoft};
  color: ${color.brand};
  font-size: ${fontSize.lg};
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  line-height: 1.3;
  /* Prevents line breaks within an amount. */
  overflow-wrap: normal;
  word-break: keep-all;
  text-align: center;
  &[data-over] {
    background: ${color.sunken};
    color: ${color.muted};
  }
`;

const Terms = styled.div`
  display: grid;
  gap: ${space[1]};
  align-content: center;
  padding: ${space[4]};
`;

/** The line breaks between the terms rather than within one. */
const Term = styled.span`
  display: inline-block;
`;

/** The part of the price that remains, as shops write it: 15 % off is 85 折, 20 % off is 8 折. */
const foldOf = (percent: number): string => String(100 - percent).replace(/0$/, '');

export interface CouponCardProps {
  readonly coupon: CouponTicket;
  readonly type: CouponListType;
}

/** A coupon of the member with its terms, and a link to what it is for. */
export function CouponCard({ coupon, type }: CouponCardProps) {
  const t = useMessages(benefitMessages);
  const couponTerms = useCouponTerms();
  const timeText = useTimeText();
  const { kind, value, name, code, layer, used_time } = coupon;
  const terms = couponTerms({ ...coupon, isUpcoming: type === 'upcoming' });
  const discount = {
    amount: t('NT${0} off', value.toLocaleString('en')),
    percent: t('{0}% off', siteLanguage.isDefault() ? foldOf(value) : value),
    shipping: t('Free shipping'),
  }[kind];
  return (
    <Ticket>
      <Stub data-over={type !== 'usable' || undefined}>{discount}</Stub>
      <Terms>
        <Inline gap={2}>
          <Text as="strong" strong>
            {name}
          </Text>
          {layer !== null && <LayerBadge layer={layer} />}
        </Inline>
        <Text size="sm" tone="muted">
          {terms.map((term) => (
            <Term key={term}>
              {term}
              {term !== terms.at(-1) && '・'}
            </Term>
          ))}
        </Text>
        {type === 'usable' && (
          <Text size="sm">
            <Link href={layer === null ? to.allProducts() : to.layer(layer)}>{t('Use it')}</Link>
          </Text>
        )}
        {used_time !== null && (
          <Text size="sm" tone="muted">
            {t('Used on {0}', timeText(used_time, { year: true }))}
          </Text>
        )}
        {code !== null && (
          <Text size="sm" tone="muted">
            {code}
          </Text>
        )}
      </Terms>
    </Ticket>
  );
}
