import { useErrorText, useMessages } from '@mall/app/messages';
import { useToasts } from '@mall/app/overlays';
import type { DeskSettings } from '@mall/sdk/staff';
import { isMallError } from '@mall/sdk';
import { Alert, Button, Card, Field, Heading, Input, Stack, Switch, Text } from '@mall/ui';
import { SaveBar } from '@mall/ui/desk';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useEdits } from '../forms/useEdits';
import { settingsMessages } from '../messages/zh-TW/settings';
import { useDeskMutation } from '../session/useDeskMutation';
import { useStaff } from '../staff/StaffContext';
import { ChatHours, isInSequence, WEEKDAY_NAMES } from './ChatHours';
import { settingsQuery, useShowSettings } from './queries';

type MailName = keyof DeskSettings['mails'];

/** Each mail about an order, and when it is sent where that is not plain. */
const MAILS: readonly {
  readonly name: MailName;
  readonly label: keyof typeof settingsMessages;
  readonly hint?: keyof typeof settingsMessages;
}[] = [
  {
    name: 'order_placed',
    label: 'Waiting for the payment',
    hint: 'At once for bank transfers; otherwise after five minutes, if it is not paid by then.',
  },
  { name: 'payment_code', label: 'Payment code issued' },
  { name: 'order_paid', label: 'Payment received' },
  {
    name: 'order_shipped',
    label: 'Shipped',
    hint: 'With the carrier and the tracking number.',
  },
  { name: 'order_refunded', label: 'Paid back' },
  { name: 'lines_refunded', label: 'Single lines paid back' },
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
  const errorText = useErrorText();
  const staff = useStaff();
  const client = useQueryClient();
  const { succeed } = useToasts();
  const save = useDeskMutation(staff.settings.save, useShowSettings());
  const stored = fieldsOf(saved);
  const { values, edited, base, isDirty, edit, discard, acceptStored } = useEdits(stored);
  /** The edited fields that a colleague has changed meanwhile. */
  const [changed, setChanged] = useState<readonly string[]>([]);
  const hours = values.chat_hours;

  async function store(): Promise<void> {
    setChanged([]);
    try {
      await save.mutateAsync({ ...settingsOf(edited), base: settingsOf(base) });
      discard();
      succeed(t('The settings are saved'));
    } catch (error) {
      if (!isMallError(error, 'changedMeanwhile')) return;
      const latest = await client.fetchQuery({ ...settingsQuery(staff), staleTime: 0 });
      acceptStored(fieldsOf(latest));
      setChanged(error.fields.map(({ field }) => field));
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if ((hours ?? []).every(isInSequence)) void store();
  };
  const hoursText = (stored: DeskSettings['chat_hours']): string =>
    (stored ?? [])
      .map(({ weekday, from, to }) => `${t(WEEKDAY_NAMES[weekday - 1] ?? 'Monday')} ${from}–${to}`)
      .join('、') || t('Closed');
  /** What a colleague has stored in an edited field, with the way to take it. */
  const theirs = (field: 'service_hours' | 'chat_hours', text: string) =>
    changed.includes(field) && (
      <Alert
        tone="warning"
        action={
          <Button
            size="sm"
            variant="secondary"
            onClick={() => {
              edit(field, stored[field]);
              setChanged(changed.filter((name) => name !== field));
            }}
          >
            {t('Use that')}
          </Button>
        }
      >
        {t('A colleague changed it to “{0}” meanwhile. Save again to use yours.', text)}
      </Alert>
    );

  return (
    <form onSubmit={submit}>
      <Stack gap={5}>
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
            {MAILS.map(({ name, label, hint }) => (
              <Switch
                key={name}
                label={t(label)}
                hint={hint && t(hint)}
                checked={values[name]}
                onCheckedChange={(isOn) => edit(name, isOn)}
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
            >
              <Input
                value={values.service_hours}
                onChange={({ target }) => edit('service_hours', target.value)}
              />
            </Field>
            {theirs('service_hours', stored.service_hours)}
            <Switch
              label={t('Show as online by the hours below')}
              hint={t('Otherwise the chat shows the shop as online while a colleague has it open.')}
              checked={hours !== null}
              onCheckedChange={(isOn) =>
                edit(
                  'chat_hours',
                  isOn
                    ? WEEKDAYS.map((weekday) => ({ weekday, from: '09:00', to: '18:00' }))
                    : null,
                )
              }
            />
            {hours !== null && (
              <ChatHours hours={hours} onChange={(next) => edit('chat_hours', next)} />
            )}
            {theirs('chat_hours', hoursText(stored.chat_hours))}
          </Stack>
        </Card>
        <SaveBar
          dirty={isDirty}
          saving={save.isPending}
          error={save.isError ? errorText(save.error) : undefined}
          onDiscard={() => {
            save.reset();
            setChanged([]);
            discard();
          }}
          warnOnLeave
        />
      </Stack>
    </form>
  );
}
