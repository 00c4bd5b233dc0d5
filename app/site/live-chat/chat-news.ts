import type { ChatHours } from '~/core/conversations/chat-hours.ts'
import type { ChatEvent, Marks } from '~/core/conversations/conversation.ts'
import type { Zone } from '~/lib/zone.ts'

/** A conversation as the visitor's browser gets it. */
export type ChatNews = {
  /** Names the conversation. Null before the first one of this browser session. */
  id: string | null
  /** The visitor's name in this browser session. It is asked once. */
  name: string | null
  events: readonly ChatEvent[]
  marks: Marks
  hours: ChatHours
  /** The visitor's zone, else that of the head office: times of messages are shown in it. */
  zone: Zone
}

export type Choice = { value: string; label: string }

/** What the page and the panel begin with. */
export type ChatStart = {
  news: ChatNews
  /** The key of the next conversation. */
  key: string
  models: readonly Choice[]
  provinces: readonly Choice[]
}

/** Why an act changed nothing. */
export const chatRefusals = [
  'name-missing',
  'name-without-letters',
  'name-too-long',
  'name-with-address',
  'text-missing',
  'text-too-long',
  'model-missing',
  'province-missing',
  'place-missing',
  'place-unknown',
  'place-too-long',
  'stars-missing',
  'phone-missing',
  'phone-with-letters',
  'phone-not-mobile',
  'phone-wrong-length',
  'email-missing',
  'email-not-an-address',
  'email-too-long',
  'agreement-missing',
  'file-missing',
  'files-too-many',
  'picture-too-large',
  'picture-not-an-image',
  'picture-too-many-pixels',
  'blocked',
  'unknown',
  'ended',
  'not-ended',
  'already-rated',
  'leads-full',
  'transcripts-full',
  'full',
  'id-used',
  'too-many',
] as const
export type ChatRefusal = (typeof chatRefusals)[number]

export type Refused = { kind: ChatRefusal; secondsToWait?: number }

/** What a form of the chat asks for: the value of its field `tindakan`. */
export const chatActs = [
  'mulai',
  'pesan',
  'berkas',
  'petugas',
  'tanya',
  'akhiri',
  'nilai',
  'salinan',
  'permintaan',
  'tanda',
  'ketik',
] as const
export type ChatAct = (typeof chatActs)[number]

/** The names of the fields. */
export const fields = {
  act: 'tindakan',
  /** Names the form: some acts have several. */
  form: 'formulir',
  id: 'id',
  conversation: 'percakapan',
  key: 'kunci',
  name: 'nama',
  text: 'pesan',
  file: 'berkas',
  question: 'pertanyaan',
  model: 'model',
  province: 'provinsi',
  place: 'tempat',
  stars: 'bintang',
  comment: 'komentar',
  channel: 'lewat',
  phone: 'hp',
  email: 'email',
  agreement: 'setuju',
  source: 'asal',
  received: 'diterima',
  read: 'dibaca',
  page: 'halaman',
  zone: 'zona',
} as const
