CREATE TABLE "refund_lines" (
	"refund_id" integer NOT NULL,
	"order_item_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"amount" integer NOT NULL,
	"points" integer NOT NULL,
	"restock" boolean NOT NULL,
	CONSTRAINT "refund_lines_refund_id_order_item_id_pk" PRIMARY KEY("refund_id","order_item_id"),
	CONSTRAINT "refund_lines_quantity" CHECK ("refund_lines"."quantity" > 0),
	CONSTRAINT "refund_lines_amounts" CHECK ("refund_lines"."amount" >= 0 and "refund_lines"."points" >= 0)
);
--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_amount";--> statement-breakpoint
DROP INDEX "refunds_of_attempt";--> statement-breakpoint
-- Only a refund of nothing has no payment; it is settled at once, so that no retry of the previous version reads it.
-- contract: not read since the first release, as a value that is always there
-- squawk-ignore ban-drop-not-null
ALTER TABLE "refunds" ALTER COLUMN "attempt_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "dealer_profits" ADD COLUMN "overpaid" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_trades" ADD COLUMN "refunded" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "shipping_fee" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "by_hand" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "refunded_before" integer;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_lines_of_item" ON "refund_lines" USING btree ("order_item_id");--> statement-breakpoint
-- No row has an excess yet: the index is empty. Writes wait for a scan of the commissions, about a second per million.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "dealer_profits_overpaid" ON "dealer_profits" USING btree ("dealer_id") WHERE "dealer_profits"."overpaid" > 0;--> statement-breakpoint
-- Writes wait for it: about a second per million refunds.
-- squawk-ignore require-concurrent-index-creation
CREATE UNIQUE INDEX "refunds_once" ON "refunds" USING btree ("attempt_id","kind") WHERE "refunds"."kind" <> 'lines';--> statement-breakpoint
-- Writes wait for it: about a second per million refunds.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "refunds_of_order" ON "refunds" USING btree ("order_id","id");--> statement-breakpoint
-- Writes wait for it: about a second per million refunds.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX "refunds_by_hand" ON "refunds" USING btree ("order_id") WHERE "refunds"."state" <> 'settled' and ("refunds"."by_hand" or "refunds"."failure" is not null);--> statement-breakpoint
ALTER TABLE "dealer_profits" ADD CONSTRAINT "dealer_profits_overpaid_not_negative" CHECK ("dealer_profits"."overpaid" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "sandbox_trades" ADD CONSTRAINT "sandbox_trades_refunded" CHECK ("sandbox_trades"."refunded" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_amount_of_kind" CHECK ("refunds"."amount" >= 0 and ("refunds"."amount" > 0 or "refunds"."kind" = 'lines')) NOT VALID;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_fee_within_amount" CHECK ("refunds"."shipping_fee" between 0 and "refunds"."amount") NOT VALID;