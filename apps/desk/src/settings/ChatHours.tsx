import { useMessages } from '@mall/app/messages';
import type { DeskSettings } from '@mall/sdk/staff';
import { Checkbox, color, fontSize, Input, Inline, space, Stack, Text } from '@mall/ui';
import { styled } from 'styled-components';
import { settingsMessages } from '../messages/zh-TW/settings';

type Hours = NonNullable<DeskSettings['chat_hours']>;

/** The names of the weekdays, from Monday. */
export const WEEKDAY_NAMES = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** Whether the end of a day is later than its beginning. */
const isInSequence = ({ from, to }: Hours[number]): boolean => from < to;

const Day = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  min-height: 56px;
  & > :first-child {
    flex: 0 0 9rem;
  }
`;

const Times = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  & input {
    width: 8.5rem;
  }
`;

const Wrong = styled.p`
  flex: 1 1 100%;
  margin: 0;
  color: ${color.danger};
  font-size: ${fontSize.sm};
`;

export interface ChatHoursProps {
  readonly hours: Hours;
  readonly onChange: (hours: Hours) => void;
}

/** The hours of each weekday. */
export function ChatHours({ hours, onChange }: ChatHoursProps) {
  const t = useMessages(settingsMessages);
  const change = (weekday: number, day: Omit<Hours[number], 'weekday'> | null) =>
    onChange(
      [
        ...hours.filter((each) => each.weekday !== weekday),
        ...(day ? [{ weekday, ...day }] : []),
      ].sort((one, other) => one.weekday - other.weekday),
    );

  return (
    <Stack as="ul" gap={0} style={{ padding: 0, margin: 0, listStyle: 'none' }}>
      {WEEKDAY_NAMES.map((name, at) => {
        const weekday = at + 1;
        const day = hours.find((each) => each.weekday === weekday);
        return (
          <Day key={name}>
            <Checkbox
              label={t(name)}
              aria-label={t('Open on {0}', t(name))}
              checked={day !== undefined}
              onChange={({ target }) =>
                change(weekday, target.checked ? { from: '09:00', to: '18:00' } : null)
              }
            />
            {day ? (
              <Times>
                <Input
                  type="time"
                  aria-label={t('From on {0}', t(name))}
                  value={day.from}
                  onChange={({ target }) => change(weekday, { ...day, from: target.value })}
                />
                <span aria-hidden>–</span>
                <Input
                  type="time"
                  aria-label={t('Until on {0}', t(name))}
                  aria-invalid={!isInSequence(day)}
                  value={day.to}
                  onChange={({ target }) => change(weekday, { ...day, to: target.value })}
                />
              </Times>
            ) : (
              <Inline>
                <Text tone="muted">{t('Closed')}</Text>
              </Inline>
            )}
            {day && !isInSequence(day) && (
              <Wrong role="alert">{t('The end has to be later than the beginning')}</Wrong>
            )}
          </Day>
        );
      })}
    </Stack>
  );
}
