ALTER TABLE "remembered_contacts" DROP CONSTRAINT "remembered_contacts_dealer_id_dealers_id_fk";
--> statement-breakpoint
ALTER TABLE "remembered_contacts" DROP COLUMN "dealer_id";