import { useMessages } from '@mall/app/messages';
import type { AuditEntry } from '@mall/sdk/staff';
import { color, fontSize, Text } from '@mall/ui';
import { styled } from 'styled-components';
import { auditMessages } from '../messages/zh-TW/audit';
import type { EntryText } from './useEntryText';

const List = styled.dl`
  display: grid;
  gap: 4px;
  font-size: ${fontSize.sm};
  & dt {
    color: ${color.muted};
  }
  & dd {
    overflow-wrap: anywhere;
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
  }
`;

export interface ChangesProps {
  readonly changes: AuditEntry['changes'];
  readonly text: EntryText;
}

/** The changed fields of an entry: before → after. Personal data is only said to have changed. */
export function Changes({ changes, text }: ChangesProps) {
  const t = useMessages(auditMessages);
  if (changes.length === 0) return '—';
  return (
    <List>
      {changes.map((change) => (
        <div key={change.field}>
          <dt>{text.fieldName(change.field)}</dt>
          <dd>
            {change.is_personal ? (
              <Text as="span" size="sm" tone="muted">
                {t('changed')}
              </Text>
            ) : (
              text.changeText(change)
            )}
          </dd>
        </div>
      ))}
    </List>
  );
}
