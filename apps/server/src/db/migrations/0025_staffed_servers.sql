CREATE TABLE "staffed_servers" (
	"server" text PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
