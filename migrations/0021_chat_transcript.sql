ALTER TABLE "conversations" ADD COLUMN "transcript_hash" text;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_transcript_hash_unique" UNIQUE("transcript_hash");