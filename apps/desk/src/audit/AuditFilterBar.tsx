import { useMessages } from '@mall/app/messages';
import { auditActions } from '@mall/contract/staff';
import { Chip, Field, Inline, Input, Select, space } from '@mall/ui';
import { styled } from 'styled-components';
import { auditMessages } from '../messages/zh-TW/audit';
import type { AuditFilters, FilterName } from './filters';
import type { useEntryText } from './useEntryText';

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  gap: ${space[3]};
`;

export interface AuditFilterBarProps {
  readonly filters: AuditFilters;
  readonly actors: readonly { readonly id: number; readonly name: string }[];
  readonly text: ReturnType<typeof useEntryText>;
  readonly onChange: (name: FilterName, value: string) => void;
}

/** The filters of the audit: colleague, action, days, and the subject that was chosen in an entry. */
export function AuditFilterBar({ filters, actors, text, onChange }: AuditFilterBarProps) {
  const t = useMessages(auditMessages);
  const { actor, action, subject, from, to } = filters;
  return (
    <section aria-label={t('Filters')}>
      <Fields>
        {actors.length > 1 && (
          <Field label={t('Colleague')}>
            <Select value={actor ?? ''} onChange={({ target }) => onChange('actor', target.value)}>
              <option value="">{t('All')}</option>
              {actors.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <Field label={t('Action')}>
          <Select value={action ?? ''} onChange={({ target }) => onChange('action', target.value)}>
            <option value="">{t('All')}</option>
            {auditActions.map((each) => (
              <option key={each} value={each}>
                {text.actionName(each)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('From day')}>
          <Input
            type="date"
            value={from ?? ''}
            max={to}
            onChange={({ target }) => onChange('from', target.value)}
          />
        </Field>
        <Field label={t('To day')}>
          <Input
            type="date"
            value={to ?? ''}
            min={from}
            onChange={({ target }) => onChange('to', target.value)}
          />
        </Field>
      </Fields>
      {subject !== undefined && (
        <Inline gap={2} style={{ marginTop: space[3] }}>
          <Chip onRemove={() => onChange('subject', '')}>
            {t('Only about {0}', text.subjectText(subject))}
          </Chip>
        </Inline>
      )}
    </section>
  );
}
