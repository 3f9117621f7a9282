import { useMessages } from '@mall/app/messages';
import { Heading, Stack } from '@mall/ui';
import { sharedProductMessages } from '../../messages/zh-TW/sharedProducts';
import { ListFilterFields, type ListFilterFieldsProps } from './ListFilterFields';

/** The filters beside a list, on a wide screen. */
export default function FilterRail(fields: ListFilterFieldsProps) {
  const t = useMessages(sharedProductMessages);
  return (
    <Stack gap={4}>
      <Heading level={2} size="md">
        {t('Filter')}
      </Heading>
      <ListFilterFields {...fields} />
    </Stack>
  );
}
