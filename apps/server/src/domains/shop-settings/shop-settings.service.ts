import type { CheckedStaffBody } from '@mall/contract/staff';
import type { Connection, Database } from '../../db/database';
import { transaction } from '../../db/transaction';
import { mergeEdit } from '../../kernel/merge-edit';
import { type Actor, changesBetween, recordAudit } from '../audit';
import { readHours, readSettings, type SettingChange, storeSettings, writeHours } from '../configs';

type Changes = CheckedStaffBody<'settings', 'save'>;

/** The settings that colleagues change. */
export const readDeskSettings = async (db: Connection) => deskSettingsOf(await readSettings(db));

function deskSettingsOf({ mails, common, chat }: Awaited<ReturnType<typeof readSettings>>) {
  return {
    mails: {
      order_placed: mails.order_placed === '1',
      payment_code: mails.payment_code === '1',
      order_paid: mails.order_paid === '1',
      order_shipped: mails.order_shipped === '1',
      order_refunded: mails.order_refunded === '1',
      lines_refunded: mails.lines_refunded === '1',
    },
    service_hours: common.service_hours,
    chat_hours: readHours(chat.hours)?.map((day) => ({ ...day })) ?? null,
  };
}

/** Merges what a form edited into the stored settings. @throws {MallError} changedMeanwhile */
function merge(stored: ReturnType<typeof deskSettingsOf>, changes: Changes): Changes {
  const { base, mails: editedMails = {}, service_hours, chat_hours } = changes;
  const { mails, ...others } = stored;
  return {
    mails: mergeEdit(mails, base?.mails, editedMails, 'mails.'),
    ...mergeEdit(others, base, { service_hours, chat_hours }),
  };
}

/**
 * Changes what a form edited of the settings, and records it.
 *
 * @throws {MallError} changedMeanwhile
 */
export const saveDeskSettings = (db: Database, actor: Actor, changes: Changes) =>
  transaction(db, async (tx) => {
    const before = await readSettings(tx);
    const stored = changesOf(merge(deskSettingsOf(before), changes)).filter(
      ({ group, key, value }) => {
        const settings: Readonly<Record<string, string | number>> = before[group];
        return settings[key] !== value;
      },
    );
    if (stored.length > 0) {
      await storeSettings(tx, stored);
      const was: Readonly<Record<string, Readonly<Record<string, string | number>>>> = before;
      const name = ({ group, key }: SettingChange) => `${group}.${key}`;
      await recordAudit(tx, actor, {
        action: 'settings.changed',
        subject: 'settings',
        changes: changesBetween(
          Object.fromEntries(stored.map((each) => [name(each), was[each.group]?.[each.key] ?? ''])),
          Object.fromEntries(stored.map((each) => [name(each), each.value])),
        ),
      });
    }
    return readDeskSettings(tx);
  });

function changesOf({ mails = {}, service_hours, chat_hours }: Changes): SettingChange[] {
  const switches = Object.entries(mails).flatMap(([key, isOn]): SettingChange[] =>
    isOn === undefined ? [] : [{ group: 'mails', key, value: isOn ? '1' : '0' }],
  );
  return [
    ...switches,
    ...(service_hours === undefined
      ? []
      : [{ group: 'common', key: 'service_hours', value: service_hours } as const]),
    ...(chat_hours === undefined
      ? []
      : [{ group: 'chat', key: 'hours', value: writeHours(chat_hours) } as const]),
  ];
}
