import type { PersonalStore } from '../../platform/personal-data.ts'
import { appointmentsStore } from '../appointments/personal-data.server.ts'
import { codesStore } from '../codes/personal-data.server.ts'
import { consentsStore } from '../consent/personal-data.server.ts'
import { conversationsStore } from '../conversations/personal-data.server.ts'
import { contactsStore } from '../leads/form/personal-data.server.ts'
import { leadsStore } from '../leads/personal-data.server.ts'
import { messagesStore } from '../messages/personal-data.server.ts'
import { auditStore } from '../staff/personal-data.server.ts'
import { requestsStore } from './requests-store.server.ts'

/**
 * Every store of personal data. Stores are erased in this order: what refers to a lead goes before the lead. A new table
 * belongs to a store here, or to `tablesWithoutPersons`; `every-store.storage.test.ts` refuses any other.
 */
export const personalStores: readonly PersonalStore[] = [
  appointmentsStore,
  consentsStore,
  conversationsStore,
  messagesStore,
  contactsStore,
  codesStore,
  auditStore,
  leadsStore,
  requestsStore,
]

export const personalTables: readonly string[] = personalStores.flatMap(({ tables }) => tables)

/** Tables that hold nothing about visitors. */
export const tablesWithoutPersons: readonly string[] = [
  'backups',
  'calendar_changes',
  'chat_presence',
  'content_drafts',
  'content_former_slugs',
  'content_items',
  'content_picture_uses',
  'content_previews',
  'content_revisions',
  'content_version',
  'dealers',
  'erased_leads',
  'picture_files',
  'pictures',
  'privacy_breach_corrections',
  'privacy_breaches',
  /** Keys are hashes, and expire within a day. */
  'rate_limits',
  'redirects',
  'search_documents',
  'search_rules',
  'search_vocabulary',
  'sheet_revisions',
  'staff',
  'staff_accounts',
  'staff_dealers',
  'staff_second_factors',
  'staff_secrets',
  'staff_sessions',
  'staff_verifications',
  /** Choices of a browser with a random name that leads to no person. */
  'tracking_choices',
  'web_vitals',
]
