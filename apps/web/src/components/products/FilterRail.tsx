import { useMessages } from '@mall/app/messages';
import { Heading, Stack } from '@mall/ui';
import { sharedProductMessages } from '../../messages/zh-TW/sharedProducts';
import { FilterFields, type FilterFieldsProps } from './FilterFields';

/** The filters beside a list, on a wide screen. */
export default function FilterRail(fields: FilterFieldsProps) {
  const t = useMessages(sharedProductMessages);
  return (
    <Stack gap={4}>
      <Heading level={2} size="md">
        {t('Filter')}
      </Heading>
      <FilterFields {...fields} />
    </Stack>
  );
}
