-- Changes nothing where an earlier form of 0024 did the same. Readers do not wait for either statement.
UPDATE "content_items" i SET "saved_at" = r."saved_at" FROM (
  SELECT i."kind", i."slug", coalesce(
    (SELECT r."saved_at" FROM "content_revisions" r
     WHERE r."kind" = i."kind" AND r."slug" = i."slug" AND r."draft_of" IS NULL ORDER BY r."number" DESC LIMIT 1),
    i."updated_at"
  ) AS "saved_at" FROM "content_items" i
) r WHERE r."kind" = i."kind" AND r."slug" = i."slug" AND i."saved_at" <> r."saved_at";
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "content_items_by_saving" ON "content_items" USING btree ("kind","saved_at" DESC NULLS LAST,"slug");
