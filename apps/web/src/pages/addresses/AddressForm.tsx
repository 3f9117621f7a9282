import { Form, Refusal, storedTexts } from '@mall/app/forms';
import { useErrorText, useMessages } from '@mall/app/messages';
import { useToasts } from '@mall/app/overlays';
import { ADDRESS_LIMIT } from '@mall/contract';
import { useAddresses, useSaveAddress } from '@mall/hooks';
import { isMallError, type Address } from '@mall/sdk';
import {
  Alert,
  Button,
  Checkbox,
  Field,
  Inline,
  Input,
  Link as TextLink,
  SegmentedControl,
} from '@mall/ui';
import type { AddressValue } from '@mall/ui/addresses';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { MobileField } from '../../forms/MobileField';
import { addressKinds, type AddressKind } from '../../paths/addressKind';
import { PlaceFields } from '../../components/addresses/PlaceFields';
import { useContractForm } from '../../forms/useContractForm';
import { to } from '../../paths/paths';
import { addressMessages } from '../../messages/zh-TW/addresses';

interface AddressFields extends AddressValue {
  type: AddressKind;
  name: string;
  phone: string;
  is_default: boolean;
}

export interface AddressFormProps {
  readonly kind: AddressKind;
  /** The address to change; without it, a new one. */
  readonly address?: Address;
}

const EMPTY = { name: '', phone: '', county: '', district: '', zip: '', street: '' };

const withoutId = ({ id: _id, ...fields }: Address) => fields;

/** Adds an address, or changes one. */
export function AddressForm({ kind, address }: AddressFormProps) {
  const t = useMessages(addressMessages);
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { succeed } = useToasts();
  const { mutateAsync: store, isPending } = useSaveAddress();
  const [refusal, setRefusal] = useState<string>();
  /** What the form showed, or what another device has stored since. */
  const [base, setBase] = useState(address && withoutId(address));
  const form = useContractForm<AddressFields>('addressForm', {
    ...EMPTY,
    type: kind,
    is_default: false,
    ...address,
  });
  const { errors } = form.formState;
  const type = form.watch('type');
  const stored = useAddresses(type).data?.length ?? 0;
  const isFull = stored >= ADDRESS_LIMIT && type !== address?.type;

  const send = form.handleSubmit(async (values) => {
    setRefusal(undefined);
    try {
      await store({ ...values, ...(address && { id: address.id, base }) });
      succeed(t('Address saved'));
      void navigate(to.addresses(values.type), { replace: true });
    } catch (error) {
      if (base && isMallError(error, 'changedMeanwhile')) {
        setBase({ ...base, ...storedTexts(error) });
      }
      if (!form.showRefusal(error)) setRefusal(errorText(error));
    }
  });

  return (
    <Form aria-label={t('Address book')} onSubmit={(event) => void send(event)}>
      {refusal && <Refusal>{refusal}</Refusal>}
      <SegmentedControl
        label={t('Address types')}
        items={addressKinds.map(([value, name]) => ({ value, label: t(name) }))}
        value={type}
        onValueChange={(value) => form.setValue('type', value)}
      />
      {isFull && (
        <Alert
          tone="warning"
          action={<TextLink href={to.addresses(type)}>{t('Back to the address book')}</TextLink>}
        >
          {t('You have reached the limit of {0}. Delete one to add another.', ADDRESS_LIMIT)}
        </Alert>
      )}
      <Field required label={t('Recipient')} error={errors.name?.message}>
        <Input autoComplete="name" {...form.register('name')} />
      </Field>
      <MobileField field={form.register('phone')} error={errors.phone?.message} />
      <FormProvider {...form}>
        <PlaceFields />
      </FormProvider>
      {!address?.is_default && (
        <Checkbox label={t('Set as default')} {...form.register('is_default')} />
      )}
      <Inline gap={3}>
        <Button type="submit" size="lg" disabled={isFull} loading={isPending}>
          {t('Save')}
        </Button>
        <Button asChild size="lg" variant="quiet">
          <Link to={to.addresses(type)}>{t('Cancel')}</Link>
        </Button>
      </Inline>
    </Form>
  );
}
