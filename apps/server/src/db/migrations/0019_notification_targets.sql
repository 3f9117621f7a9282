CREATE TABLE "notification_actors" (
	"notification_id" integer NOT NULL,
	"member_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notification_actors_notification_id_member_id_pk" PRIMARY KEY("notification_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "notification_mutes" (
	"member_id" integer NOT NULL,
	"topic" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notification_mutes_member_id_topic_pk" PRIMARY KEY("member_id","topic")
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "target" jsonb;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "gathers" text;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notification_actors" ADD CONSTRAINT "notification_actors_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_actors" ADD CONSTRAINT "notification_actors_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_mutes" ADD CONSTRAINT "notification_mutes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_actors_of_member" ON "notification_actors" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_gathered" ON "notifications" USING btree ("member_id","gathers") WHERE "notifications"."read_at" is null and "notifications"."gathers" is not null;--> statement-breakpoint
CREATE INDEX "payment_attempts_to_remind" ON "payment_attempts" USING btree ("expires_at") WHERE "payment_attempts"."state" = 'code_issued' and "payment_attempts"."reminded_at" is null;--> statement-breakpoint
-- Where a notification leads is data from now on; each site makes its own addresses of it.
UPDATE "notifications" SET "target" = CASE
	WHEN "href" ~ '^/order/[^/?#]+$' THEN jsonb_build_object('type', 'order', 'trans_order_id', substr("href", 8))
	WHEN "href" ~ '^/product/[1-9][0-9]{0,8}$' THEN jsonb_build_object('type', 'product', 'p_id', substr("href", 10)::int)
	WHEN "href" ~ '^/article/[1-9][0-9]{0,8}$' THEN jsonb_build_object('type', 'article', 'a_id', substr("href", 10)::int)
	ELSE jsonb_build_object('type', 'page', 'path', "href")
END WHERE "href" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" DROP COLUMN "href";--> statement-breakpoint
-- As before (0009), with what it leads to as data. Who has switched it off is not told, and keeps waiting.
CREATE OR REPLACE FUNCTION tell_back_in_stock(back_product_id integer) RETURNS void
LANGUAGE sql
AS $$
  WITH told AS (
    DELETE FROM product_waits WHERE product_id = back_product_id
    AND EXISTS (SELECT 1 FROM products WHERE id = back_product_id AND published)
    AND NOT EXISTS (
      SELECT 1 FROM notification_mutes
      WHERE notification_mutes.member_id = product_waits.member_id AND topic = 'restock'
    )
    RETURNING member_id
  )
  INSERT INTO notifications (member_id, kind, notice, target)
  SELECT told.member_id, 2,
    jsonb_build_object('notice', 'backInStock', 'product', products.name),
    jsonb_build_object('type', 'product', 'p_id', products.id)
  FROM told, products WHERE products.id = back_product_id;
$$;
