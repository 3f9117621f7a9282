import { Form } from '@mall/app/forms';
import { useMessages } from '@mall/app/messages';
import { useToasts } from '@mall/app/overlays';
import { useProfile, useSaveBarcode } from '@mall/hooks';
import type { MemberProfile } from '@mall/sdk';
import { Barcode, Button, Field, Input, Link, Stack, Text } from '@mall/ui';
import { LoadedCard } from '../../components/members/LoadedCard';
import { MemberPage } from '../../components/members/MemberPage';
import { useContractForm } from '../../forms/useContractForm';
import { memberMessages } from '../../messages/zh-TW/members';

/** Where the Ministry of Finance issues mobile barcodes. */
const APPLY = 'https://www.einvoice.nat.gov.tw/';

/** `/member/mobile`: the mobile barcode for e-invoices. */
export default function BarcodePage() {
  const t = useMessages(memberMessages);
  return (
    <MemberPage
      title={t('Mobile barcode')}
      lead={t('We fill it in when you choose this kind of e-invoice at checkout.')}
    >
      <LoadedCard query={useProfile()} failed={t('Your profile could not be loaded')} height={246}>
        {(profile) => <BarcodeForm key={profile.id} profile={profile} />}
      </LoadedCard>
    </MemberPage>
  );
}

function BarcodeForm({ profile }: { readonly profile: MemberProfile }) {
  const t = useMessages(memberMessages);
  const { succeed, fail } = useToasts();
  const { mutateAsync: store, isPending } = useSaveBarcode();
  const saved = profile.mobile_barcode;
  const form = useContractForm<{ mobile_barcode: string }>('barcodeForm', {
    mobile_barcode: saved ?? '',
  });

  const send = form.handleSubmit(async ({ mobile_barcode }) => {
    try {
      const { mobile_barcode: now } = await store(mobile_barcode);
      form.reset({ mobile_barcode: now ?? '' });
      succeed(now === null ? t('Barcode removed') : t('Barcode saved'));
    } catch (error) {
      if (!form.showRefusal(error)) fail(error);
    }
  });

  return (
    <Stack gap={5}>
      {saved !== null && (
        <Stack gap={2} as="section">
          <Text size="sm" tone="muted">
            {t('Your barcode')}
          </Text>
          <Barcode value={saved} />
        </Stack>
      )}
      <Form aria-label={t('Mobile barcode')} onSubmit={(event) => void send(event)}>
        <Field
          label={t('Mobile barcode')}
          hint={
            <>
              {t('A slash followed by seven letters, digits or + - .')}
              {saved !== null && (
                <>
                  <br />
                  {t('Clear the field and save to remove it.')}
                </>
              )}
            </>
          }
          error={form.formState.errors.mobile_barcode?.message}
        >
          <Input
            autoComplete="off"
            autoCapitalize="characters"
            placeholder={t('For example /ABC1234')}
            {...form.register('mobile_barcode')}
          />
        </Field>
        <Button type="submit" size="lg" loading={isPending}>
          {t('Save')}
        </Button>
      </Form>
      {saved === null && (
        <Text size="sm" tone="muted">
          {t('No barcode yet? Get one for free:')}{' '}
          <Link href={APPLY} target="_blank">
            {t('E-invoice platform of the Ministry of Finance')}
          </Link>
        </Text>
      )}
    </Stack>
  );
}
