'use client';

import { useAddToCart, useProduct, useSession } from '@mall/hooks';
import { isMallError } from '@mall/sdk';
import { Button, Container, Heading, Picture, Stack, Text, useToast } from '@mall/ui/kit';
import { Price } from '@mall/ui/products';

/** A product, and the button that adds it to a member's cart. */
export function Product({ id }: { readonly id: number }) {
  const session = useSession();
  const toast = useToast();
  const { data: product } = useProduct(id);
  const { mutateAsync: addToCart, isPending } = useAddToCart();
  if (!product) return null;
  const { name, summary, index_img, amount, layer, rules } = product;
  const rule = rules.find(({ stock }) => stock > 0);

  async function add(rule_id: number) {
    try {
      await addToCart({ layer, rule_id });
      toast.success('已加入購物車');
    } catch (error) {
      toast.failure((isMallError(error) && error.msg) || '連不上商店，請稍後再試');
    }
  }

  return (
    <Container as="main" width="reading">
      <Stack>
        <Picture src={index_img} alt={name} eager sizes="100vw" />
        <Heading level={1}>{name}</Heading>
        <Text>{summary}</Text>
        <Price amount={amount} />
        {rule && session && (
          <Button loading={isPending} onClick={() => void add(rule.rule_id)}>
            加入購物車
          </Button>
        )}
        {!session && <Text tone="muted">登入後就能購買</Text>}
        {!rule && <Text>已售完</Text>}
      </Stack>
    </Container>
  );
}
