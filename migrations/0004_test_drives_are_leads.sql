DROP TABLE "test_drive_events" CASCADE;--> statement-breakpoint
DROP TABLE "test_drive_places" CASCADE;--> statement-breakpoint
DROP TABLE "test_drive_requests" CASCADE;--> statement-breakpoint
DROP TABLE "test_drives" CASCADE;--> statement-breakpoint
ALTER TABLE "outbox" DROP COLUMN "link";