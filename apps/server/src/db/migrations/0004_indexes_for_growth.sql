DROP INDEX "point_debts_open";--> statement-breakpoint
DROP INDEX "sessions_of_member";--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "article_media_of_member" ON "article_media" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "sessions_by_push_token" ON "sessions" USING btree ("fcm_token") WHERE "sessions"."fcm_token" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "dealer_profits_unclosed" ON "dealer_profits" USING btree ("created_at","dealer_id") WHERE "dealer_profits"."charge_id" is null and "dealer_profits"."reversed_at" is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "point_debts_of_member" ON "point_debts" USING btree ("member_id","created_at","order_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "point_entries_expiry" ON "point_entries" USING btree ("expires_at","member_id") WHERE "point_entries"."remaining" > 0;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_arrived" ON "orders" USING btree ("id") WHERE "orders"."state" = 'arrived';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "outbox_by_recipient" ON "outbox" USING btree (lower("payload"->>'to')) WHERE "outbox"."kind" = 'mail';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "push_subscriptions_of_member" ON "push_subscriptions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "sessions_of_member" ON "sessions" USING btree ("member_id");