ALTER TABLE "refunds" ADD COLUMN "paid_twice_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "alarm_dismissed_at" timestamp with time zone;--> statement-breakpoint
-- Refunds wait for it: about a second per million of them.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "refunds_settled" ON "refunds" USING btree ("settled_at","order_id","amount") WHERE "refunds"."state" = 'settled' and "refunds"."kind" <> 'surplus';--> statement-breakpoint
-- Refunds wait for it: about a second per million of them.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS "refunds_paid_twice" ON "refunds" USING btree ("order_id") WHERE "refunds"."paid_twice_at" is not null and "refunds"."alarm_dismissed_at" is null;