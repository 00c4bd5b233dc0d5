// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ChatEvent } from '~/core/conversations/conversation.ts'
import { unreadEvent } from '~/lib/chat-unread.ts'
import { type ChatLeadDetail, chatLeadEvent, chatStartedEvent } from '~/lib/page-tracking.ts'
import { eventually } from '../../../../tests/support/eventually.ts'
import type { ChatNews } from '../chat-news.ts'
import { Chat } from './Chat.tsx'

const marks = { visitor: { received: 0, read: 0 }, staff: { received: 0, read: 0 } }
const noNews: ChatNews = {
  id: null,
  name: null,
  events: [],
  marks,
  hours: { isOpen: true, sentence: 'Setiap hari 08.00 sampai 21.00 WIB', opensAgain: null, elsewhere: null },
  zone: 'Asia/Jakarta',
}
const said = (sequence: number, text: string, clientId: string): ChatEvent => ({
  sequence,
  kind: 'message',
  by: 'visitor',
  staff: null,
  clientId,
  text,
  detail: null,
  at: '2026-11-27T02:00:00Z',
})

/** A stream and an observer that tests drive by hand. */
class FakeStream extends EventTarget {
  static newest: FakeStream
  constructor() {
    super()
    FakeStream.newest = this
  }
  close() {}
  give(name: string, data: unknown) {
    act(() => void this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) })))
  }
}
class FakeObserver {
  static all: FakeObserver[] = []
  readonly tell: (entries: object[]) => void
  constructor(tell: (entries: object[]) => void) {
    this.tell = tell
    FakeObserver.all.push(this)
  }
  observe() {}
  disconnect() {}
}
class Sizes extends FakeObserver {}

let answered: ChatNews
let posted: URLSearchParams[]
const scrolled: Element[] = []

beforeEach(() => {
  answered = noNews
  posted = []
  scrolled.length = 0
  FakeObserver.all = []
  localStorage.clear()
  sessionStorage.clear()
  vi.stubGlobal('EventSource', FakeStream)
  vi.stubGlobal('IntersectionObserver', FakeObserver)
  vi.stubGlobal('ResizeObserver', Sizes)
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled.push(this)
  }
  vi.stubGlobal('fetch', async (_: string, asked?: { body: URLSearchParams }) => {
    if (!asked) return Response.json(answered)
    posted.push(asked.body)
    return Response.json({})
  })
})
afterEach(() => {
  cleanup()
})

const open = (news: ChatNews) => render(<Chat start={{ news, key: 'x'.repeat(40), models: [], provinces: [] }} here="/" />)
const begun: ChatNews = { ...noNews, id: 'satu', name: 'Rina', events: [said(1, 'Halo', 'pesan-satu')] }
const ended = { ...said(2, '', ''), kind: 'ended' as const, by: 'staff' as const, text: null, clientId: null }
const item = (text: string) => screen.getByText(text).closest('li')

test('after the conversation began, the field for the next message has the focus', async () => {
  open(noNews)
  fireEvent.change(screen.getByLabelText('Nama Anda'), { target: { value: 'Rina' } })
  const start = screen.getByRole('button', { name: 'Mulai obrolan' })
  start.focus()
  answered = begun
  fireEvent.click(start)
  await eventually(() => expect(document.activeElement).toBe(screen.getByLabelText('Tulis pesan')))
})

test('a message keeps its element from sending until it is read, and its state is not announced', async () => {
  open(begun)
  fireEvent.change(screen.getByLabelText('Tulis pesan'), { target: { value: 'Ada XFORCE?' } })
  fireEvent.click(screen.getByRole('button', { name: 'Kirim' }))
  const written = item('Ada XFORCE?')
  await eventually(() => expect(written?.textContent).toContain('Terkirim'))
  const id = posted.find((body) => body.get('tindakan') === 'pesan')?.get('id') ?? ''
  FakeStream.newest.give('message', said(2, 'Ada XFORCE?', id))
  FakeStream.newest.give('marks', { ...marks, staff: { received: 2, read: 2 } })
  expect(item('Ada XFORCE?')).toBe(written)
  for (const state of screen.getAllByText(/dibaca/)) expect(state.getAttribute('aria-live')).toBe('off')
  expect(screen.getAllByText(/dibaca/)).toHaveLength(2)
})

test('a log that was hidden is shown from its end when the panel opens', () => {
  open(begun)
  scrolled.length = 0
  const [sizes] = FakeObserver.all.filter((each) => each instanceof Sizes)
  sizes?.tell([{ contentRect: { height: 0 } }])
  expect(scrolled).toEqual([])
  sizes?.tell([{ contentRect: { height: 24 } }])
  expect(scrolled.map(({ id }) => id)).toContain('terakhir')
  expect(scrolled.at(-1)?.contains(screen.getByLabelText('Tulis pesan'))).toBe(true)
})

test('an answer that the visitor does not see is told to the page, until it is seen', () => {
  open(begun)
  const told: number[] = []
  addEventListener(unreadEvent, (event) => told.push((event as CustomEvent<number>).detail))
  const [end] = FakeObserver.all.filter((each) => !(each instanceof Sizes))
  act(() => end?.tell([{ isIntersecting: false }]))
  FakeStream.newest.give('message', { ...said(2, 'Ada.', 'jawaban-1'), by: 'staff', staff: { name: 'Citra' } })
  expect(told.at(-1)).toBe(1)
  act(() => end?.tell([{ isIntersecting: true }]))
  expect(told.at(-1)).toBe(0)
  const news = '/live-chat/kabar?percakapan=satu&setelah=2'
  expect(JSON.parse(localStorage.getItem('obrolan-dibaca') ?? '')).toEqual({ id: 'satu', read: 2, news })
})

test('out of hours the next step stands between the last message and the field for the next one', () => {
  open({
    ...begun,
    hours: { isOpen: false, sentence: 'Tutup. Buka lagi Selasa 08.00 WIB', opensAgain: 'Selasa 08.00 WIB', elsewhere: null },
  })
  const step = screen.getByText(/Petugas membacanya Selasa 08.00 WIB/)
  expect(step.getAttribute('role')).toBe('status')
  expect(step.compareDocumentPosition(screen.getByText('Halo'))).toBe(Node.DOCUMENT_POSITION_PRECEDING)
  expect(step.compareDocumentPosition(screen.getByLabelText('Tulis pesan'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

const refusedBy = (formulir: string, typed: Record<string, string> = {}) => ({
  refused: { kind: 'phone-missing' } as const,
  typed: { formulir, ...typed },
})
const served = (news: ChatNews, refusal: ReturnType<typeof refusedBy>) =>
  render(<Chat start={{ news, key: 'x'.repeat(40), models: [], provinces: [] }} served={refusal} here="/" />)
const alerts = () => screen.getAllByRole('alert').filter(({ textContent }) => textContent !== '')

test.each(['permintaan', 'berkas', 'tanya-model', 'tanya-tempat'])(
  'without script a refusal stands in its own form, %s, which is unfolded',
  (form) => {
    served(begun, refusedBy(form))
    expect(alerts().map((alert) => alert.closest('form')?.id)).toEqual([`formulir-${form}`])
    expect(alerts()[0]?.closest('details')?.open).toBe(true)
  },
)

test('without script a message that came after the end is kept in the field of the next conversation', () => {
  served({ ...begun, events: [...begun.events, ended] }, refusedBy('pesan', { pesan: 'Besok bisa?' }))
  expect(screen.getByLabelText('Pertanyaan Anda')).toHaveProperty('value', 'Besok bisa?')
})

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('a second conversation in the same panel is a start too, and one of another tab is not', async () => {
  const starts = vi.fn()
  addEventListener(chatStartedEvent, starts)
  open({ ...begun, events: [...begun.events, ended] })
  const next: ChatNews = { ...begun, id: 'dua', events: [said(1, 'Halo lagi', 'pesan-dua')] }
  answered = next
  press('Mulai obrolan baru')
  await eventually(() => expect(starts).toHaveBeenCalledTimes(1))
  cleanup()
  open(noNews)
  document.dispatchEvent(new Event('visibilitychange'))
  await eventually(() => expect(screen.getByText('Halo lagi')).toBeTruthy())
  expect(starts).toHaveBeenCalledTimes(1)
  removeEventListener(chatStartedEvent, starts)
})

test('a request for a call waits for tracking, carries how the visitor came, and tells the lead once it is made', async () => {
  const made = { ...said(2, '', ''), kind: 'lead-made' as const, text: null, detail: { reference: 'PS-7K3M' } }
  answered = { ...begun, events: [...begun.events, made] }
  const taken: (string | undefined)[] = []
  const follow = (event: Event) => {
    const { detail } = event as CustomEvent<ChatLeadDetail>
    detail.waits.push(Promise.resolve().then(() => Object.assign(detail, { source: { kept: { gclid: 'abc' } } })))
    detail.taken.then((reference) => taken.push(reference))
  }
  open(begun)
  const ask = () => press('Simpan dan hubungi saya')
  const sent = () => posted.filter((body) => body.get('tindakan') === 'permintaan')
  ask()
  await eventually(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.has('asal')).toBe(false)
  addEventListener(chatLeadEvent, follow)
  await eventually(() =>
    expect(screen.getByRole('button', { name: 'Simpan dan hubungi saya' }).closest('form')?.getAttribute('aria-busy')).toBe(
      'false',
    ),
  )
  ask()
  await eventually(() => expect(taken).toEqual(['PS-7K3M']))
  expect(sent()[1]?.get('asal')).toBe('{"kept":{"gclid":"abc"}}')
  removeEventListener(chatLeadEvent, follow)
})
