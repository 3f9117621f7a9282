ALTER TABLE "payment_attempts" ADD COLUMN "ask_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "asks" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "payment_attempts_to_ask" ON "payment_attempts" USING btree ("ask_at") WHERE "payment_attempts"."ask_at" is not null;