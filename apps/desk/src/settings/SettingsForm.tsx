import { useErrorText, useMessages } from '@mall/app/messages';
import { useToasts } from '@mall/app/overlays';
import type { DeskSettings } from '@mall/sdk/staff';
import { Card, Field, Heading, Input, Stack, Switch, Text } from '@mall/ui';
import { SaveBar } from '@mall/ui/desk';
import { useState, type FormEvent } from 'react';
import { settingsMessages } from '../messages/zh-TW/settings';
import { useDeskMutation } from '../session/useDeskMutation';
import { useStaff } from '../staff/StaffContext';
import { ChatHours, isInSequence } from './ChatHours';
import { useShowSettings } from './queries';

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

/** Only what differs, so that a colleague who changes something else meanwhile loses nothing. */
function changesBetween(saved: DeskSettings, draft: DeskSettings) {
  const mails = Object.fromEntries(
    MAILS.filter(({ name }) => saved.mails[name] !== draft.mails[name]).map(({ name }) => [
      name,
      draft.mails[name],
    ]),
  );
  return {
    ...(Object.keys(mails).length > 0 && { mails }),
    ...(saved.service_hours !== draft.service_hours && { service_hours: draft.service_hours }),
    ...(JSON.stringify(saved.chat_hours) !== JSON.stringify(draft.chat_hours) && {
      chat_hours: draft.chat_hours,
    }),
  };
}

/** The form with all settings. */
export function SettingsForm({ saved }: { readonly saved: DeskSettings }) {
  const t = useMessages(settingsMessages);
  const errorText = useErrorText();
  const { settings } = useStaff();
  const { succeed } = useToasts();
  const save = useDeskMutation(settings.save, useShowSettings());
  const [draft, setDraft] = useState(saved);
  const changes = changesBetween(saved, draft);
  const isDirty = Object.keys(changes).length > 0;
  const hours = draft.chat_hours;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!(hours ?? []).every(isInSequence)) return;
    save.mutate(changes, {
      onSuccess: (next) => {
        setDraft(next);
        succeed(t('The settings are saved'));
      },
    });
  };

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
                checked={draft.mails[name]}
                onCheckedChange={(isOn) =>
                  setDraft({ ...draft, mails: { ...draft.mails, [name]: isOn } })
                }
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
                value={draft.service_hours}
                onChange={({ target }) => setDraft({ ...draft, service_hours: target.value })}
              />
            </Field>
            <Switch
              label={t('Show as online by the hours below')}
              hint={t('Otherwise the chat shows the shop as online while a colleague has it open.')}
              checked={hours !== null}
              onCheckedChange={(isOn) =>
                setDraft({
                  ...draft,
                  chat_hours: isOn
                    ? WEEKDAYS.map((weekday) => ({ weekday, from: '09:00', to: '18:00' }))
                    : null,
                })
              }
            />
            {hours !== null && (
              <ChatHours
                hours={hours}
                onChange={(chat_hours) => setDraft({ ...draft, chat_hours })}
              />
            )}
          </Stack>
        </Card>
        <SaveBar
          dirty={isDirty}
          saving={save.isPending}
          error={save.isError ? errorText(save.error) : undefined}
          onDiscard={() => {
            save.reset();
            setDraft(saved);
          }}
          warnOnLeave
        />
      </Stack>
    </form>
  );
}
