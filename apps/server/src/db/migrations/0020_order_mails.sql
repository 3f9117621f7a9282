-- Queues the mail to the member that follows from an event of an order. The server puts it into words when it is due
-- (domains/order-mails). An event that is stored long after it happened, as of imported orders, sends nothing.
CREATE FUNCTION queue_order_mail() RETURNS trigger
LANGUAGE plpgsql
AS $$
DECLARE
  mail text := CASE NEW."to"
    WHEN 'pending' THEN 'orderPlaced'
    WHEN 'paid' THEN 'orderPaid'
    WHEN 'shipped' THEN 'orderShipped'
    WHEN 'refunded' THEN 'orderRefunded'
  END;
  -- Most members pay at once: they get the mail about the payment, or about the code, instead.
  wait interval := CASE
    WHEN NEW."to" = 'pending' AND (SELECT payment_method FROM orders WHERE id = NEW.order_id) IS DISTINCT FROM 'transfer'
    THEN interval '5 minutes' ELSE interval '0'
  END;
BEGIN
  INSERT INTO outbox (kind, payload, next_try_at)
  VALUES ('order', jsonb_build_object('mail', mail, 'order', NEW.order_id::text), now() + wait);
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- An event from one state to itself adds a fact to the timeline, such as a fee that was returned.
CREATE TRIGGER order_events_mail
AFTER INSERT ON order_events
FOR EACH ROW WHEN (
  NEW."to" IN ('pending', 'paid', 'shipped', 'refunded') AND NEW."from" IS DISTINCT FROM NEW."to"
  AND NEW.created_at > now() - interval '10 minutes'
)
EXECUTE FUNCTION queue_order_mail();
--> statement-breakpoint
CREATE FUNCTION queue_code_mail() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  INSERT INTO outbox (kind, payload)
  VALUES ('order', jsonb_build_object('mail', 'paymentCode', 'order', NEW.order_id::text));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER payment_attempts_mail
AFTER UPDATE OF state ON payment_attempts
FOR EACH ROW WHEN (NEW.state = 'code_issued' AND OLD.state IS DISTINCT FROM 'code_issued')
EXECUTE FUNCTION queue_code_mail();
