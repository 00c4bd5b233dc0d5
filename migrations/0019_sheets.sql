CREATE TABLE "sheet_revisions" (
	"sheet" text NOT NULL,
	"number" integer NOT NULL,
	"rows" jsonb NOT NULL,
	"edits" jsonb NOT NULL,
	"way" text NOT NULL,
	"undoes" integer,
	"saved_by" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sheet_revisions_sheet_number_pk" PRIMARY KEY("sheet","number")
);
--> statement-breakpoint
ALTER TABLE "content_version" ADD COLUMN "day" date;