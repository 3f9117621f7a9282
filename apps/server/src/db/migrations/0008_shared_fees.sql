ALTER TABLE "refunds" DROP CONSTRAINT "refunds_attemptId_unique";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_amounts_not_negative";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "fee_kept" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_shipped_with" ON "orders" USING btree ("shipped_with") WHERE "orders"."shipped_with" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_of_attempt" ON "refunds" USING btree ("attempt_id","kind");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_amounts_not_negative" CHECK (least("orders"."items_amount", "orders"."shipping_fee", "orders"."discount", "orders"."points_used", "orders"."points_discount", "orders"."final_amount", "orders"."fee_kept") >= 0);