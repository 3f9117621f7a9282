import { useMessages } from '@mall/app/messages';
import { useToasts } from '@mall/app/overlays';
import type { DeskSettings } from '@mall/sdk/staff';
import { Card, Field, Heading, Input, Stack, Switch, Text } from '@mall/ui';
import { useQueryClient } from '@tanstack/react-query';
import { EditForm } from '../edit/EditForm';
import { useEditForm } from '../edit/useEditForm';
import { settingsMessages } from '../messages/zh-TW/settings';
import { useDeskMutation } from '../session/useDeskMutation';
import { useStaff } from '../staff/StaffContext';
import { ChatHours, WEEKDAY_NAMES } from './ChatHours';
import { settingsQuery, useShowSettings } from './queries';

type MailName = keyof DeskSettings['mails'];

/** Each mail about an order, and when it is sent where that is not plain. */
const MAILS: readonly {
  readonly name: MailName;
  readonly hint?: keyof typeof settingsMessages;
}[] = [
  {
    name: 'order_placed',
    hint: 'At once for bank transfers; otherwise after five minutes, if it is not paid by then.',
  },
  { name: 'payment_code' },
  { name: 'order_paid' },
  { name: 'order_shipped', hint: 'With the carrier and the tracking number.' },
  { name: 'order_refunded' },
  { name: 'lines_refunded' },
];

const WEEKDAYS = [1, 2, 3, 4, 5];

/** The settings as the fields of the form: each mail is one. */
type Fields = DeskSettings['mails'] & Omit<DeskSettings, 'mails'>;

const fieldsOf = ({ mails, ...others }: DeskSettings): Fields => ({ ...mails, ...others });

/** Returns the fields as the API takes them. */
function settingsOf({ service_hours, chat_hours, ...mails }: Partial<Fields>) {
  return {
    mails,
    ...(service_hours !== undefined && { service_hours }),
    ...(chat_hours !== undefined && { chat_hours }),
  };
}

/** The form with all settings. It sends what was edited; a colleague's other changes stay. */
export function SettingsForm({ saved }: { readonly saved: DeskSettings }) {
  const t = useMessages(settingsMessages);
  const staff = useStaff();
  const client = useQueryClient();
  const { succeed } = useToasts();
  const save = useDeskMutation(staff.settings.save, useShowSettings());
  const edit = useEditForm<Fields>({
    schema: 'settingsForm',
    record: 'settings',
    stored: fieldsOf(saved),
    save: ({ changed, base }) =>
      save.mutateAsync({ ...settingsOf(changed), base: settingsOf(base) }),
    readStored: async () =>
      fieldsOf(await client.fetchQuery({ ...settingsQuery(staff), staleTime: 0 })),
    onSaved: () => succeed(t('The settings are saved')),
  });
  const { form } = edit;
  const values = form.watch();
  const hours = values.chat_hours;
  const hoursText = (stored: DeskSettings['chat_hours']): string =>
    (stored ?? [])
      .map(({ weekday, from, to }) => `${t(WEEKDAY_NAMES[weekday - 1] ?? 'Monday')} ${from}–${to}`)
      .join('、') || t('Closed');
  const mailFields = {
    order_placed: { label: t('Waiting for the payment') },
    payment_code: { label: t('Payment code issued') },
    order_paid: { label: t('Payment received') },
    order_shipped: { label: t('Shipped') },
    order_refunded: { label: t('Paid back') },
    lines_refunded: { label: t('Single lines paid back') },
  };

  return (
    <EditForm
      edit={edit}
      fields={{
        ...mailFields,
        service_hours: { label: t('Hours as members read them') },
        chat_hours: { label: t('Hours of the chat'), text: hoursText },
      }}
    >
      <Card>
        <Stack gap={3}>
          <Stack gap={1}>
            <Heading level={2} size="lg">
              {t('E-mails about orders')}
            </Heading>
            <Text size="sm" tone="muted">
              {t('They go to the confirmed e-mail of the member.')}
            </Text>
          </Stack>
          {MAILS.map(({ name, hint }) => (
            <Switch
              key={name}
              label={mailFields[name].label}
              hint={hint && t(hint)}
              checked={values[name]}
              onCheckedChange={(isOn) => form.setValue(name, isOn)}
            />
          ))}
        </Stack>
      </Card>
      <Card>
        <Stack gap={4}>
          <Heading level={2} size="lg">
            {t('Customer service')}
          </Heading>
          <Field
            label={t('Hours as members read them')}
            hint={t('For example {0}; empty: not shown.', t('Weekdays 09:00–18:00'))}
            error={form.formState.errors.service_hours?.message}
          >
            <Input {...form.register('service_hours')} />
          </Field>
          <Switch
            label={t('Show as online by the hours below')}
            hint={t('Otherwise the chat shows the shop as online while a colleague has it open.')}
            checked={hours !== null}
            onCheckedChange={(isOn) =>
              form.setValue(
                'chat_hours',
                isOn ? WEEKDAYS.map((weekday) => ({ weekday, from: '09:00', to: '18:00' })) : null,
              )
            }
          />
          {hours !== null && (
            <ChatHours hours={hours} onChange={(next) => form.setValue('chat_hours', next)} />
          )}
        </Stack>
      </Card>
    </EditForm>
  );
}
