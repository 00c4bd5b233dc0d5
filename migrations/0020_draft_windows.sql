ALTER TABLE "content_drafts" ADD COLUMN "window_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "content_drafts" ADD COLUMN "window_sent" integer DEFAULT 0 NOT NULL;