import { done, type Result, refused } from '../../lib/result.ts'
import { letterCount, paragraphs } from '../../lib/typed-text.ts'
import { readWholeNumber } from '../../lib/whole-number.ts'

/** Who wrote an event. The site writes automatic answers. */
export type Author = 'visitor' | 'staff' | 'site'

export const eventKinds = [
  'message',
  /** A photo or a PDF (`detail.file`). */
  'file',
  /** The visitor chose one of the quick questions. */
  'question',
  /** An answer from the data of the site (`detail.links`). */
  'automatic',
  /** The visitor wants a person to answer. */
  'person-asked',
  'joined',
  'left',
  /** An employee gave the conversation to another employee (`detail.to`). */
  'transferred',
  /** An employee gave the conversation to a dealer, or back to the maker (`detail.to`). */
  'handed-over',
  /** An employee asked the visitor for the consent to make a lead. */
  'lead-offered',
  /** The visitor agreed, and the lead exists (`detail.reference`). */
  'lead-made',
  /** The visitor asked for a transcript (`detail.channel`). */
  'transcript-asked',
  'ended',
  /** The visitor rated an ended conversation (`detail.stars`, `text`). */
  'rated',
] as const
export type EventKind = (typeof eventKinds)[number]

/** A link of an answer. `href` is an address of the site. */
export type ChatLink = { label: string; href: string }
export type ChatFile = { id: string; contentType: string; name: string; width?: number; height?: number }

/** What only some kinds have. */
export type EventDetail = {
  file?: ChatFile
  links?: readonly ChatLink[]
  /** The employee or dealer who answers from now on. `id` is null for the maker. */
  to?: { id: string | null; name: string }
  reference?: string
  channel?: 'whatsapp' | 'email'
  stars?: number
  /** Why the site ended the conversation. */
  reason?: 'blocked'
}

/** An event as JSON, the same on the server, in a stream and in a browser. */
export type ChatEvent = {
  sequence: number
  kind: EventKind
  by: Author
  /** The employee; visitors get no id. */
  staff: { id?: string; name: string } | null
  clientId: string | null
  text: string | null
  detail: EventDetail | null
  /** An instant: `2026-11-27T02:00:00Z`. */
  at: string
}

/** The highest sequence that reached each side, and that each side has seen. */
export type Marks = Record<'visitor' | 'staff', { received: number; read: number }>

/** What follows from the events: the same rule for the visitor's page and the office. */
export type Standing = {
  agent: string | null
  /** The dealer that answers, by name. Null: the maker. */
  dealer: string | null
  /** True from the visitor's message until an employee answers. */
  isWaiting: boolean
  isEnded: boolean
  stars: number | null
  isLeadOffered: boolean
}

const atFirst: Standing = { agent: null, dealer: null, isWaiting: false, isEnded: false, stars: null, isLeadOffered: false }

export function standingOf(events: readonly ChatEvent[]): Standing {
  const standing = { ...atFirst }
  for (const event of events) Object.assign(standing, changeBy(event, standing))
  return standing
}

function changeBy({ kind, by, staff, detail }: ChatEvent, { stars }: Standing): Partial<Standing> {
  switch (kind) {
    case 'message':
    case 'file':
      return by === 'staff' ? { agent: staff?.name ?? null, isWaiting: false } : { isWaiting: true }
    case 'person-asked':
      return { isWaiting: true }
    case 'joined':
      return { agent: staff?.name ?? null }
    case 'left':
      return { agent: null, isWaiting: true }
    case 'transferred':
      return { agent: detail?.to?.name ?? null, isWaiting: true }
    case 'handed-over':
      return { agent: null, dealer: detail?.to?.id ? detail.to.name : null, isWaiting: true }
    case 'ended':
      return { isEnded: true, isWaiting: false }
    case 'rated':
      return { stars: detail?.stars ?? stars }
    case 'lead-offered':
      return { isLeadOffered: true }
    case 'lead-made':
      return { isLeadOffered: false }
    default:
      return {}
  }
}

export const longestText = 2000

export const textRefusals = ['text-missing', 'text-too-long'] as const
export type TextRefusal = (typeof textRefusals)[number]

/** A typed message as it is stored. */
export function readText(typed: string): Result<string, TextRefusal> {
  // Check the raw length first: cleaning a long text costs time.
  if (typed.length > 4 * longestText) return refused('text-too-long')
  const text = paragraphs(typed.replaceAll(/\r\n?/g, '\n'))
  if (!/[^\s\p{Cf}]/u.test(text)) return refused('text-missing')
  return letterCount(text) > longestText ? refused('text-too-long') : done(text)
}

/**
 * The sequence from which a browser goes on, as it sends it. 0, the beginning, when it is no sequence of a conversation with
 * this last one: it may belong to an earlier conversation.
 */
export const sequenceIn = (typed: string | null, last: number): number => readWholeNumber(typed, { most: last }) ?? 0

/** An id that a sender makes for its message. */
export const isClientId = (typed: string): boolean => /^[\w-]{8,64}$/.test(typed)

/** The event without what visitors must not know. */
export function forVisitor(event: ChatEvent): ChatEvent {
  return event.staff ? { ...event, staff: { name: event.staff.name } } : event
}

/** Types for a file field. With them an iPhone sends a JPEG instead of HEIC, which the site cannot read. */
export const chatFileTypes = 'image/jpeg,image/png,image/webp,application/pdf'
