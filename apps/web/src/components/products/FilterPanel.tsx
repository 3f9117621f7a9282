import { useMessages } from '@mall/app/messages';
import { Button, Drawer, Inline, VisuallyHidden } from '@mall/ui';
import { sharedProductMessages } from '../../messages/zh-TW/sharedProducts';
import { ListFilterFields, type ListFilterFieldsProps } from './ListFilterFields';

export interface FilterPanelProps extends ListFilterFieldsProps {
  readonly clear: () => void;
  /** Number of matching products; undefined while unknown. */
  readonly totalCount: number | undefined;
  readonly onClose: () => void;
}

/** The filters in a sheet. They apply immediately, so its button only shows the result count. */
export default function FilterPanel({ clear, totalCount, onClose, ...fields }: FilterPanelProps) {
  const t = useMessages(sharedProductMessages);
  return (
    <Drawer
      open
      side="bottom"
      title={t('Filter')}
      onOpenChange={onClose}
      footer={
        <Inline gap={3} wrap={false} style={{ width: '100%' }}>
          <Button
            variant={totalCount === 0 ? 'primary' : 'secondary'}
            onClick={clear}
            style={{ flex: 'none' }}
          >
            {t('Clear filters')}
          </Button>
          <Button fullWidth variant={totalCount === 0 ? 'secondary' : 'primary'} onClick={onClose}>
            {totalCount === 0 ? t('No products found') : t('See {0} products', totalCount ?? '…')}
          </Button>
        </Inline>
      }
    >
      <VisuallyHidden role="status">
        {totalCount !== undefined && t('{0} products', totalCount)}
      </VisuallyHidden>
      <ListFilterFields {...fields} />
    </Drawer>
  );
}
