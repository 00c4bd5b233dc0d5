import { forgetOldCodes } from './core/codes/forget-codes.job.ts'
import { forgetUnused } from './core/content/forget-unused.job.ts'
import { forgetConversations } from './core/conversations/forget-conversations.job.ts'
import { fillMissingProgress } from './core/leads/fill-progress.job.ts'
import { forgetOldContacts } from './core/leads/form/forget-contacts.job.ts'
import { tellAffiliatePartners } from './core/leads/tell-partner.job.ts'
import { enforceRetentionPeriods } from './core/privacy/retention/retention.job.ts'
import { rewritePersonalTables } from './core/privacy/rewrite-tables.job.ts'
import { forgetOldTracking } from './core/tracking/forget-tracking.job.ts'
import { escalateOverdueLeads } from './office/leads/escalation/escalate.job.ts'
import { giveBackHeldLeads } from './office/leads/work/give-back.job.ts'
import { watchPrivacy } from './office/privacy/privacy.job.ts'
import type { Job } from './platform/jobs.server.ts'

/** Every scheduled job: its name, its time and its function. */
export const jobs: readonly Job[] = [
  { name: 'forget-codes', every: '17 * * * *', run: forgetOldCodes },
  { name: 'forget-contacts', every: '47 * * * *', run: forgetOldContacts },
  { name: 'forget-unused', every: '7 * * * *', run: forgetUnused },
  { name: 'fill-lead-progress', every: '*/5 * * * *', run: fillMissingProgress },
  { name: 'tell-partners', every: '* * * * *', run: tellAffiliatePartners },
  { name: 'forget-tracking', every: '27 2 * * *', run: forgetOldTracking },
  { name: 'privacy', every: '27 * * * *', run: watchPrivacy },
  { name: 'retention', every: '40 18 * * *', run: enforceRetentionPeriods },
  // Fifty minutes after the last job that deletes personal data.
  { name: 'rewrite-tables', every: '30 19 * * *', run: rewritePersonalTables },
  { name: 'forget-conversations', every: '27 * * * *', run: forgetConversations },
  { name: 'escalate-leads', every: '* * * * *', run: escalateOverdueLeads },
  { name: 'give-back-leads', every: '37 * * * *', run: giveBackHeldLeads },
]
