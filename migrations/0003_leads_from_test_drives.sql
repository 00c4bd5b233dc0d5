INSERT INTO "people" ("id", "phone", "since")
SELECT gen_random_uuid(), "phone", min("created_at") FROM "test_drives" GROUP BY "phone";
--> statement-breakpoint
INSERT INTO "leads" ("id", "reference", "kind", "payload", "person_id", "name", "phone", "email", "dealer_id", "source", "created_at")
SELECT d."id", d."reference", 'test-drive', jsonb_build_object('vehicle', d."vehicle", 'colour', d."colour"),
  p."id", d."name", d."phone", d."email", d."dealer_id", '{}'::jsonb, d."created_at"
FROM "test_drives" d JOIN "people" p ON p."phone" = d."phone";
--> statement-breakpoint
INSERT INTO "lead_events" ("lead_id", "number", "kind", "starts_at", "ends_at", "dealer_id", "answer_by", "by", "at")
SELECT e."test_drive_id", e."number", CASE e."kind" WHEN 'requested' THEN 'received' ELSE e."kind" END,
  e."starts_at", e."ends_at", d."dealer_id", e."answer_by", e."by", e."at"
FROM "test_drive_events" e JOIN "test_drives" d ON d."id" = e."test_drive_id";
--> statement-breakpoint
INSERT INTO "appointments" ("lead_id", "kind", "dealer_id", "starts_at", "ends_at")
SELECT "test_drive_id", 'test-drive', "dealer_id", "starts_at", "ends_at" FROM "test_drive_places";
--> statement-breakpoint
INSERT INTO "lead_requests" ("key_hash", "content", "lead_id", "at")
SELECT "key_hash", "content", "test_drive_id", "at" FROM "test_drive_requests";
--> statement-breakpoint
INSERT INTO "lead_addresses" ("token_hash", "lead_id", "at")
SELECT "token_hash", "test_drive_id", "at" FROM "test_drive_requests";
--> statement-breakpoint
UPDATE "outbox" SET "text" = "text" || E'\n\n{{link}}', "secrets" = jsonb_build_object('link', "link") WHERE "link" IS NOT NULL;
