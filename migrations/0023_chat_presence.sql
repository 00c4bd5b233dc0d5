CREATE TABLE "chat_presence" (
	"staff_id" text PRIMARY KEY NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
