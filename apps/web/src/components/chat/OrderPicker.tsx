import { useErrorText, useTimeText } from '@mall/app/messages';
import { useRecentOrders, type OrderInChat } from '@mall/hooks';
import { ChatOrderPicker } from '@mall/ui/chat';

export interface OrderPickerProps {
  readonly onChoose: (order: OrderInChat) => void;
  readonly onClose: () => void;
}

/** Lets a member choose one of their latest orders to send (spec §2). */
export default function OrderPicker({ onChoose, onClose }: OrderPickerProps) {
  const errorText = useErrorText();
  const timeText = useTimeText();
  const { data: orders, error, refetch } = useRecentOrders();
  return (
    <ChatOrderPicker
      orders={orders}
      failure={error ? errorText(error) : undefined}
      onRetry={() => void refetch()}
      dayText={timeText}
      onChoose={(order) => {
        onChoose(order);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
