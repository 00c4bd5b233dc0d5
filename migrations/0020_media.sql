CREATE TABLE "content_picture_uses" (
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"number" integer NOT NULL,
	"picture_id" uuid NOT NULL,
	CONSTRAINT "content_picture_uses_kind_slug_number_picture_id_pk" PRIMARY KEY("kind","slug","number","picture_id")
);
--> statement-breakpoint
CREATE TABLE "content_previews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"number" integer NOT NULL,
	"made_by" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_by" text,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "content_previews_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "picture_files" (
	"picture_id" uuid NOT NULL,
	"name" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "picture_files_picture_id_name_pk" PRIMARY KEY("picture_id","name")
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"alt" text NOT NULL,
	"focal_x" double precision NOT NULL,
	"focal_y" double precision NOT NULL,
	"version" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"original" "bytea" NOT NULL,
	"added_by" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_picture_uses" ADD CONSTRAINT "content_picture_uses_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_picture_uses" ADD CONSTRAINT "content_picture_uses_revision_fk" FOREIGN KEY ("kind","slug","number") REFERENCES "public"."content_revisions"("kind","slug","number") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "content_previews" ADD CONSTRAINT "content_previews_revision_fk" FOREIGN KEY ("kind","slug","number") REFERENCES "public"."content_revisions"("kind","slug","number") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "picture_files" ADD CONSTRAINT "picture_files_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_picture_uses_by_picture" ON "content_picture_uses" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "content_previews_of_item" ON "content_previews" USING btree ("kind","slug");--> statement-breakpoint
CREATE INDEX "pictures_by_date" ON "pictures" USING btree ("added_at","id");