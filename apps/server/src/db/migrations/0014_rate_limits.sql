ALTER TABLE "sign_in_attempts" RENAME TO "rate_limits";--> statement-breakpoint
ALTER TABLE "rate_limits" RENAME COLUMN "subject" TO "key";--> statement-breakpoint
ALTER TABLE "rate_limits" RENAME COLUMN "count" TO "points";--> statement-breakpoint
ALTER TABLE "rate_limits" RENAME COLUMN "resets_at" TO "expire";--> statement-breakpoint
ALTER TABLE "rate_limits" RENAME CONSTRAINT "sign_in_attempts_counted" TO "rate_limits_counted";--> statement-breakpoint
ALTER TABLE "rate_limits" RENAME CONSTRAINT "sign_in_attempts_pkey" TO "rate_limits_pkey";--> statement-breakpoint
ALTER INDEX "sign_in_attempts_expiry" RENAME TO "rate_limits_expiry";
