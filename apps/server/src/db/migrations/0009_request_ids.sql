-- The default is for new rows, so that no row is written again.
ALTER TABLE "outbox" ADD COLUMN "request_id" text;--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "request_id" SET DEFAULT nullif(current_setting('mall.request_id', true), '');--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "request_id" text;--> statement-breakpoint
ALTER TABLE "payment_attempts" ALTER COLUMN "request_id" SET DEFAULT nullif(current_setting('mall.request_id', true), '');--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "request_id" text;--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "request_id" SET DEFAULT nullif(current_setting('mall.request_id', true), '');
