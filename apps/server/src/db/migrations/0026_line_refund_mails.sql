-- Queues the mail to the member when single lines of an order were paid back, in the transaction that records it. A
-- refund of points alone returns no money, and sends nothing.
CREATE FUNCTION queue_line_refund_mail() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  INSERT INTO outbox (kind, payload)
  VALUES (
    'order',
    jsonb_build_object('mail', 'linesRefunded', 'order', NEW.order_id::text, 'refund', NEW.id::text)
  );
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER refunds_line_mail
AFTER UPDATE OF state ON refunds
FOR EACH ROW WHEN (
  NEW.kind = 'lines' AND NEW.state = 'settled' AND OLD.state <> 'settled' AND NEW.amount > 0
)
EXECUTE FUNCTION queue_line_refund_mail();
