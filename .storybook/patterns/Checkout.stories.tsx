import type { Meta, StoryObj } from '@storybook/react-vite';
import { MallProvider } from '@mall/hooks';
import { useCounties } from '@mall/hooks/addresses';
import { useSession } from '@mall/hooks/auth';
import { useCheckout } from '@mall/hooks/checkout';
import {
  createMall,
  isMallError,
  leaveForPayment,
  memoryStorage,
  type CheckoutTotals,
  type PaymentMethod,
  type ShippingChoice,
} from '@mall/sdk';
import { createMockMall, refusal, replies, type MockMall } from '@mall/sdk/testing/mock';
import { AddressForm } from '@mall/ui/address';
import { PaymentMarks } from '@mall/ui/checkout';
import {
  Alert,
  Button,
  Dialog,
  EmptyState,
  ErrorState,
  Field,
  Heading,
  Input,
  Link,
  RadioCard,
  RadioGroup,
  ReviewRow,
  Skeleton,
  Stack,
} from '@mall/ui/kit';
import { OrderTotals } from '@mall/ui/orders';
import { Price } from '@mall/ui/products';
import { useId, useState, type FormEvent } from 'react';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';

/** How the amount comes about; the server has calculated every figure. */
function Sum({ totals }: { totals: CheckoutTotals }) {
  const { items_amount, shipping_fee, coupon_amount, points_amount, total_amount } = totals;
  return (
    <OrderTotals
      rows={[
        { label: '商品金額', amount: items_amount },
        { label: '運費', amount: shipping_fee, text: shipping_fee === 0 ? '免運' : undefined },
        { label: '優惠券', amount: -coupon_amount },
        { label: '點數折抵', amount: -points_amount },
      ].filter(({ amount, text }) => amount !== 0 || text)}
      total={total_amount}
      footnote={`完成訂單可得 ${totals.points_to_earn} 點`}
    />
  );
}

type HomeChoice = Extract<ShippingChoice, { kind: 'home' }>;

type ChooseShipping = ReturnType<typeof useCheckout>['chooseShipping'];

interface RecipientFormProps {
  id: string;
  choice: HomeChoice;
  chooseShipping: ChooseShipping;
  onChosen?: () => void;
}

/** Recipient and address of the order. The server checks them and calculates the fee. */
function RecipientForm({ id, choice, chooseShipping, onChosen }: RecipientFormProps) {
  const [value, setValue] = useState(choice);
  const { data: counties, isError, refetch } = useCounties();
  const { mutate, error } = chooseShipping;
  const fields = isMallError(error) ? error.fields : [];
  const errors = Object.fromEntries(fields.map(({ field, msg }) => [field, msg]));
  const change = (part: Partial<HomeChoice>) => setValue((old) => ({ ...old, ...part }));
  const send = (event: FormEvent) => {
    event.preventDefault();
    mutate(value, { onSuccess: () => onChosen?.() });
  };
  return (
    <form id={id} noValidate onSubmit={send}>
      <Stack>
        {error && fields.length === 0 && (
          <Alert tone="danger">
            {(isMallError(error) && error.msg) || '地址沒有儲存，請再試一次。'}
          </Alert>
        )}
        <Field label="收件人" required error={errors['name']}>
          <Input
            autoComplete="shipping name"
            value={value.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        </Field>
        <Field label="手機" required error={errors['phone']}>
          <Input
            type="tel"
            autoComplete="shipping tel"
            value={value.phone}
            onChange={({ target }) => change({ phone: target.value })}
          />
        </Field>
        <AddressForm
          section="shipping"
          counties={counties}
          onRetry={isError ? () => void refetch() : undefined}
          value={value}
          onValueChange={change}
          errors={errors}
        />
      </Stack>
    </form>
  );
}

interface AddressDialogProps {
  choice: HomeChoice;
  chooseShipping: ChooseShipping;
  onClose: () => void;
}

/** Changes the address of the order. */
function AddressDialog({ choice, chooseShipping, onClose }: AddressDialogProps) {
  const form = useId();
  return (
    <Dialog
      open
      sheet
      title="變更收件地址"
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            不變更
          </Button>
          <Button type="submit" form={form} loading={chooseShipping.isPending}>
            送到這裡
          </Button>
        </>
      }
    >
      <RecipientForm id={form} choice={choice} chooseShipping={chooseShipping} onChosen={onClose} />
    </Dialog>
  );
}

/** Asks a first-time buyer where to send the order: without a choice there is no fee and no way to pay. */
function FirstChoice({
  methodId,
  chooseShipping,
}: {
  methodId: number;
  chooseShipping: ChooseShipping;
}) {
  const form = useId();
  const session = useSession();
  const choice: HomeChoice = {
    kind: 'home',
    shipping_id: methodId,
    name: session?.profile.name ?? '',
    phone: session?.profile.phone ?? '',
    ...{ county: '', district: '', zip: '', street: '' },
  };
  return (
    <Stack gap={5}>
      <Heading level={2}>收件資料</Heading>
      <RecipientForm id={form} choice={choice} chooseShipping={chooseShipping} />
      <Button type="submit" form={form} size="lg" fullWidth loading={chooseShipping.isPending}>
        下一步，選付款方式
      </Button>
    </Stack>
  );
}

/** The checkout of the room-temperature cart. A guest signs in first; queries of a member's data wait until then. */
function Checkout({ onPlaced }: { onPlaced: (order: string) => void }) {
  const session = useSession();
  const { shipping, choice, payment, totals, chooseShipping, pay } = useCheckout(1);
  const [method, setMethod] = useState<PaymentMethod['method']>();
  const [missing, setMissing] = useState(false);
  const [isMoving, setIsMoving] = useState(false);
  if (!session)
    return (
      <EmptyState
        title="登入後結帳"
        text="購物車和訂單都在您的帳號裡。"
        action={
          <Button asChild>
            <Link href="#login">登入</Link>
          </Button>
        }
      />
    );
  if (shipping.isError)
    return <ErrorState title="結帳資料載入失敗" onRetry={() => void shipping.refetch()} />;
  if (payment.isError)
    return <ErrorState title="付款方式載入失敗" onRetry={() => void payment.refetch()} />;
  if (shipping.data && !choice) {
    const home = shipping.data.list.find(({ kind, available }) => kind === 'home' && available);
    if (home) return <FirstChoice methodId={home.id} chooseShipping={chooseShipping} />;
    return <Alert tone="warning">這些商品目前不能宅配，請聯絡店家。</Alert>;
  }
  if (!totals || !payment.data || !choice) return <Skeleton lines={8} />;

  const place = () => {
    setMissing(method === undefined);
    if (method === undefined || method === 'installments') return;
    const order = { payment: { method }, invoice: { kind: 'member' } } as const;
    // The total that was on the screen: the server refuses another one.
    pay.mutate(
      { ...order, total_amount: totals.total_amount },
      {
        // The gateway is a full page; without a step the order is paid or waits for a transfer.
        onSuccess: ({ trans_order_id, next }) => {
          if (!leaveForPayment(next)) onPlaced(trans_order_id);
        },
      },
    );
  };
  return (
    <Stack gap={5}>
      {pay.isError && (
        <Alert tone="danger">
          {isMallError(pay.error) ? pay.error.msg : '訂單沒有送出，請再試一次。'}
        </Alert>
      )}
      {choice.kind === 'home' && (
        <ReviewRow
          label="宅配到府"
          action={
            <Button
              variant="quiet"
              size="sm"
              onClick={() => {
                chooseShipping.reset();
                setIsMoving(true);
              }}
            >
              變更地址
            </Button>
          }
        >
          {choice.name} {choice.phone}
          <br />
          {choice.zip} {choice.county}
          {choice.district}
          {choice.street}
        </ReviewRow>
      )}
      {choice.kind === 'home' && isMoving && (
        <AddressDialog
          choice={choice}
          chooseShipping={chooseShipping}
          onClose={() => setIsMoving(false)}
        />
      )}
      <RadioGroup
        label="付款方式"
        value={method ?? ''}
        error={missing && '請選擇付款方式'}
        onValueChange={(value) => {
          setMethod(payment.data.list.find((each) => each.method === value)?.method);
          setMissing(false);
        }}
      >
        {payment.data.list.map((each) => (
          <RadioCard
            key={each.method}
            value={each.method}
            title={each.name}
            description={
              <>
                {each.description}
                <PaymentMarks method={each.method} />
              </>
            }
            disabledReason={each.available ? undefined : each.reason}
          />
        ))}
      </RadioGroup>
      <Sum totals={totals} />
      <Button size="lg" fullWidth loading={pay.isPending} onClick={place}>
        送出訂單，付 <Price amount={totals.total_amount} />
      </Button>
    </Stack>
  );
}

/** The mock server of this story: in a shop, `createMall()` is enough. */
let mock: MockMall;

const ISLAND = '澎湖縣';
const { shippingMethods, paymentMethods } = replies.checkout;
/** Sending to an outlying island costs more. */
const totalsTo = (choice: ShippingChoice | null): CheckoutTotals =>
  (choice?.kind === 'home' &&
    choice.county === ISLAND &&
    shippingMethods.list[0]?.to?.islands.totals) ||
  shippingMethods.totals;

/** A first-time buyer has no coupon. */
const withoutCoupon = (totals: CheckoutTotals): CheckoutTotals => ({
  ...totals,
  coupon_amount: 0,
  discount_amount: totals.points_amount,
  total_amount: totals.total_amount + totals.coupon_amount,
});

interface ShopProps {
  /** Who opens the checkout. */
  visitor?: 'guest' | 'firstTime' | 'member';
}

function openMall(visitor: ShopProps['visitor']) {
  let asked = 0;
  let choice = visitor === 'firstTime' ? null : shippingMethods.choice;
  const totals = () =>
    visitor === 'firstTime' ? withoutCoupon(totalsTo(choice)) : totalsTo(choice);
  mock = createMockMall({
    'checkout.shippingMethods': () => ({ ...shippingMethods, choice, totals: totals() }),
    'checkout.paymentMethods': () => ({ ...paymentMethods, totals: totals() }),
    'checkout.chooseShipping': ({ body }) => {
      choice = body;
      return { choice, totals: totals() };
    },
    // The price changed while the page was open: the first order is refused, and all totals are refetched.
    'checkout.pay': () => {
      asked += 1;
      return asked === 1
        ? refusal('totalChanged', { args: [totals().total_amount] })
        : { ...replies.checkout.pay, next: { kind: 'none' } };
    },
  });
  const mall = createMall({
    baseUrl: 'https://mall.test',
    fetch: mock.fetch,
    storage: memoryStorage(),
  });
  if (visitor !== 'guest') mall.session.start('token', replies.members.profile);
  return mall;
}

function Shop({ visitor = 'member' }: ShopProps) {
  const [mall] = useState(() => openMall(visitor));
  const [order, setOrder] = useState<string>();
  return (
    <MallProvider mall={mall}>
      {order ? (
        <Alert tone="success" title="訂單已成立">
          訂單編號 {order}
        </Alert>
      ) : (
        <Checkout onPlaced={setOrder} />
      )}
    </MallProvider>
  );
}

const meta = {
  title: 'Patterns/結帳 Checkout',
  component: Shop,
  parameters: {
    docs: {
      description: {
        component:
          '從上次的選擇開始，金額都由伺服器算；換了地址，運費也重算。金額在送出前變了，伺服器會拒絕：說明、重讀、再送一次，只會成立一張訂單。\n\nBegins with the last choice; the server calculates every amount, and another address anew. When one has changed the order is refused, told, read anew, and sent again: one order, however often it is pressed.',
      },
    },
  },
} satisfies Meta<typeof Shop>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As it opens: press, type and send. */
export const Default: Story = {
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
};
/** Used once from beginning to end, on a phone. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const send = await canvas.findByRole('button', { name: /送出訂單/ });
    await userEvent.click(send);
    await expect(canvas.getByText('請選擇付款方式')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'ATM 轉帳' }));
    await userEvent.click(send);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: /送出訂單/ }));
    await waitFor(() => expect(canvas.getByText('訂單編號 20261120AAAA')).toBeVisible());
    const paid = mock.calls.filter(({ call }) => call === 'checkout.pay');
    await expect(paid.at(-1)?.body).toMatchObject({
      payment: { method: 'atm' },
      total_amount: replies.checkout.shippingMethods.totals.total_amount,
    });
  },
};

/** The address changes: a mistake is told at its field, and the island's fee is in the total at once. */
export const AnotherAddress: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '變更地址' }));
    const dialog = within(await screen.findByRole('dialog', { name: '變更收件地址' }));
    const fill = async (label: RegExp, option: string) =>
      userEvent.selectOptions(await dialog.findByLabelText(label), option);
    await waitFor(() => fill(/^縣市/, ISLAND));
    await fill(/^鄉鎮市區/, '馬公市');
    await expect(dialog.getByLabelText(/^郵遞區號/)).toHaveValue('880');
    const street = dialog.getByLabelText(/^街道/);
    await userEvent.clear(street);
    await userEvent.click(dialog.getByRole('button', { name: '送到這裡' }));
    await waitFor(() => expect(street).toHaveAttribute('aria-invalid', 'true'));
    await expect(street).toHaveAccessibleDescription(/必填/);
    await userEvent.type(street, '中正路 20 號');
    await userEvent.click(dialog.getByRole('button', { name: '送到這裡' }));
    await waitFor(() => expect(canvas.getByText(/880 澎湖縣馬公市中正路 20 號/)).toBeVisible());
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByRole('button', { name: '變更地址' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: /送出訂單/ })).toHaveTextContent('NT$1,380');
  },
};

/** A guest is asked to sign in. */
export const Guest: Story = {
  args: { visitor: 'guest' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: '登入' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /送出訂單/ })).toBeNull();
  },
};

/** A first-time buyer enters an address, orders, and leaves for the gateway. */
export const FirstTimeBuyer: Story = {
  args: { visitor: 'firstTime' },
  play: async ({ canvasElement }) => {
    const submit = spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue(undefined);
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { name: '收件資料' });
    await waitFor(async () => userEvent.selectOptions(canvas.getByLabelText(/^縣市/), ISLAND));
    await userEvent.selectOptions(canvas.getByLabelText(/^鄉鎮市區/), '馬公市');
    await userEvent.type(canvas.getByLabelText(/^街道/), '中正路 20 號');
    await userEvent.click(canvas.getByRole('button', { name: /下一步/ }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'ATM 轉帳' }));
    mock.answer({ 'checkout.pay': replies.checkout.pay });
    await userEvent.click(canvas.getByRole('button', { name: /送出訂單/ }));
    await waitFor(() => expect(submit).toHaveBeenCalledOnce());
    await expect(canvas.queryByText(/優惠券/)).toBeNull();
    submit.mockRestore();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
