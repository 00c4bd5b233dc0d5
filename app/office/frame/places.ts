import { at } from '~/addresses.ts'
import type { Permission } from '~/core/staff/roles.ts'
import type { IconName } from '~/ui/Icon.tsx'
import type { words } from './words.ts'

export type PlaceName = keyof typeof words.places

type Place = { name: PlaceName; address: () => string; permission: Permission; icon: IconName; isSetting?: true }

/** The places of the office, in the order of the navigation. Settings are below the others. */
export const places: readonly Place[] = [
  { name: 'today', address: () => at.office(), permission: 'office:open', icon: 'clock' },
  { name: 'leads', address: () => at.leads(), permission: 'lead:read', icon: 'mail' },
  { name: 'chat', address: () => at.chatDesk(), permission: 'chat:read', icon: 'chat' },
  { name: 'calendar', address: () => at.calendar(), permission: 'lead:read', icon: 'calendar' },
  { name: 'preOrders', address: () => at.preOrderQueues(), permission: 'lead:read', icon: 'list' },
  { name: 'tables', address: () => at.tables(), permission: 'content:read', icon: 'sums' },
  { name: 'content', address: () => at.contentKinds(), permission: 'content:read', icon: 'document' },
  { name: 'privacy', address: () => at.privacyDesk(), permission: 'privacy:read', icon: 'shield', isSetting: true },
  { name: 'operations', address: () => at.operations(), permission: 'operations:read', icon: 'wrench', isSetting: true },
  { name: 'redirects', address: () => at.redirectList(), permission: 'redirects:read', icon: 'arrow', isSetting: true },
  { name: 'staff', address: () => at.staffList(), permission: 'staff:manage', icon: 'people', isSetting: true },
  { name: 'audit', address: () => at.auditLog(), permission: 'audit:read', icon: 'shield', isSetting: true },
]
