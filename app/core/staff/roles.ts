export const roles = ['administrator', 'editor', 'call-centre', 'dealer', 'auditor'] as const
export type Role = (typeof roles)[number]

const everybody = roles
const answering = ['administrator', 'call-centre', 'dealer'] as const

/** Who may do what. A use case of the office takes a grant of one of these (`grant.ts`). */
export const permissions = {
  /** Opens the office. */
  'office:open': everybody,
  'lead:read': [...answering, 'auditor'],
  /** Notes, status, assignment, messages, appointments. */
  'lead:answer': answering,
  'lead:merge': ['administrator', 'call-centre'],
  'lead:export': [...answering, 'auditor'],
  'chat:read': [...answering, 'auditor'],
  /** Joins, answers, hands over and ends conversations. */
  'chat:answer': answering,
  /** Load and waiting times of everybody who answers. */
  'chat:supervise': ['administrator', 'auditor'],
  /** Keeps a visitor out of the chat for some time. */
  'chat:block': ['administrator', 'call-centre'],
  'figures:read': [...answering, 'auditor'],
  /** Opening days, capacity, demonstration cars and walk-ins of a dealer. */
  'calendar:change': answering,
  'content:read': ['administrator', 'editor', 'auditor'],
  'content:edit': ['administrator', 'editor'],
  'prices:edit': ['administrator', 'editor'],
  'redirects:read': ['administrator', 'editor', 'auditor'],
  'redirects:edit': ['administrator', 'editor'],
  /** Tags run code of other companies on every page. */
  'tracking:edit': ['administrator'],
  'staff:manage': ['administrator'],
  /** Requests of data subjects and breaches. */
  'privacy:read': ['administrator', 'call-centre', 'auditor'],
  /** Answers them, and erases a person by hand. */
  'privacy:handle': ['administrator'],
  'audit:read': ['administrator', 'auditor'],
  'operations:read': ['administrator', 'auditor'],
  /** Sends a message again that was given up. */
  'operations:retry': ['administrator'],
} as const satisfies Record<string, readonly Role[]>

export type Permission = keyof typeof permissions

/** The roles that see only the leads, slots and chats of their own dealers. */
export const rolesOfDealers: readonly Role[] = ['dealer']
