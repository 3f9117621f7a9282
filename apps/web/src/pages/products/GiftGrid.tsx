import type { ProductSummary } from '@mall/sdk';
import { BaseLink, Card, color, media, Picture, Price, radius, space, Stack } from '@mall/ui';
import { styled } from 'styled-components';
import { ShelfHead } from '../../components/products/ShelfHead';
import { to } from '../../paths/paths';

const SHOWN = 4;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space[4]};
  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[3]};
  }
`;

const Gift = styled(BaseLink)`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${space[1]};
  height: 100%;
  border-radius: ${radius.md};
  color: ${color.text};
  text-decoration: none;
  & > div {
    margin-bottom: ${space[1]};
    border-radius: ${radius.md};
  }
  /* Keeps number and unit on one line: 「600 公克」. */
  & > span {
    line-height: 1.45;
    text-wrap: balance;
    word-break: keep-all;
  }
`;

export interface GiftGridProps {
  readonly title: string;
  readonly href: string;
  readonly products: readonly ProductSummary[];
}

/** Gifts on one card, with large pictures; on a phone in two columns. */
export function GiftGrid({ title, href, products }: GiftGridProps) {
  return (
    <Card as="section" aria-label={title}>
      <Stack gap={3}>
        <ShelfHead title={title} href={href} />
        <Grid role="list">
          {products.slice(0, SHOWN).map((product) => (
            <li key={product.p_id}>
              <Gift href={to.product(product.p_id)}>
                <Picture
                  src={product.index_img}
                  alt=""
                  sizes="(max-width: 767px) 45vw, 260px"
                  mainColor={product.color}
                />
                <span>{product.name}</span>
                <Price amount={product.amount} size="sm" />
              </Gift>
            </li>
          ))}
        </Grid>
      </Stack>
    </Card>
  );
}
