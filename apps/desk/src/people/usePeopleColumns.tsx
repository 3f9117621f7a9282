import { useMessages, useRelativeTime } from '@mall/app/messages';
import type { Person } from '@mall/sdk/staff';
import { Inline, Text } from '@mall/ui';
import type { IndexColumn } from '@mall/ui/desk';
import { peopleMessages } from '../messages/zh-TW/people';
import { RoleTags } from '../page/RoleTags';
import { Tag } from '../page/Tag';
import { useSession } from '../session/SessionContext';
import { PersonMenu } from './PersonMenu';

/**
 * Returns the columns of the people, with what the caller may do to each.
 *
 * @param onChangeRoles - Called with the colleague whose roles are to be changed.
 */
export function usePeopleColumns(
  onChangeRoles: (person: Person) => void,
): readonly IndexColumn<Person>[] {
  const t = useMessages(peopleMessages);
  const { colleague } = useSession();
  const relativeTime = useRelativeTime();
  return [
    {
      key: 'name',
      header: t('Name'),
      cell: ({ id, name }) => (
        <Inline as="span" gap={2}>
          {name}
          {id === colleague.id && <Tag tone="brand">{t('You')}</Tag>}
        </Inline>
      ),
    },
    {
      key: 'account',
      header: t('E-mail'),
      cell: ({ account }) => <span style={{ overflowWrap: 'anywhere' }}>{account}</span>,
    },
    { key: 'roles', header: t('Roles'), cell: ({ roles }) => <RoleTags roles={roles} /> },
    {
      key: 'state',
      header: t('State'),
      cell: ({ state }) =>
        state === 'active' ? (
          <Tag tone="fresh">{t('Active')}</Tag>
        ) : (
          <Tag tone="warning">{t('Suspended')}</Tag>
        ),
    },
    {
      key: 'factor',
      header: t('Second step'),
      cell: ({ has_factor }) => (
        <Text as="span" tone={has_factor ? 'text' : 'muted'}>
          {has_factor ? t('Set up') : t('Not yet')}
        </Text>
      ),
    },
    {
      key: 'seen',
      header: t('Last seen'),
      cell: ({ seen_time }) =>
        seen_time === null ? (
          <Text as="span" tone="muted">
            {t('Never')}
          </Text>
        ) : (
          relativeTime(seen_time)
        ),
    },
    {
      key: 'actions',
      header: t('Actions'),
      cell: (person) =>
        person.can_change ? (
          <PersonMenu person={person} onChangeRoles={() => onChangeRoles(person)} />
        ) : (
          '—'
        ),
    },
  ];
}
