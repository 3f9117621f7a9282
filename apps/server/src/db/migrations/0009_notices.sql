ALTER TABLE "notifications" ALTER COLUMN "title" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ALTER COLUMN "content" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "notice" jsonb;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_words" CHECK (("notifications"."notice" is null) = ("notifications"."title" is not null and "notifications"."content" is not null));--> statement-breakpoint
-- As before (0005), but what is told is kept as data: whoever reads it reads it in their language.
CREATE OR REPLACE FUNCTION tell_back_in_stock(back_product_id integer) RETURNS void
LANGUAGE sql
AS $$
  WITH told AS (
    DELETE FROM product_waits WHERE product_id = back_product_id
    AND EXISTS (SELECT 1 FROM products WHERE id = back_product_id AND published)
    RETURNING member_id
  )
  INSERT INTO notifications (member_id, kind, notice, href)
  SELECT told.member_id, 2,
    jsonb_build_object('notice', 'backInStock', 'product', products.name),
    '/product/' || products.id
  FROM told, products WHERE products.id = back_product_id;
$$;
