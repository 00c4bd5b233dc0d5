// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { unreadEvent } from '~/lib/chat-unread.ts'
import { eventually } from '../../tests/support/eventually.ts'
import { watchUnread } from './unread.ts'

const said = (sequence: number, by: string, kind = 'message') => ({ sequence, by, kind })
let events: object[]
let present: string | null
const asked = vi.fn(async (_address: string) => Response.json({ id: present, events }))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  vi.stubGlobal('fetch', asked)
  asked.mockClear()
  localStorage.clear()
  document.body.innerHTML = '<header><button type="button">Bantuan</button></header>'
  events = []
  present = 'satu'
})

const button = () => document.querySelector('button') as HTMLButtonElement
const status = () => document.querySelector('[role=status]')?.textContent
const later = () => vi.advanceTimersByTimeAsync(10_000)
const remember = () =>
  localStorage.setItem(
    'obrolan-dibaca',
    JSON.stringify({ id: 'satu', read: 2, news: '/live-chat/kabar?percakapan=satu&setelah=2' }),
  )

test('another page marks the button once staff have answered, and says so once', async () => {
  remember()
  watchUnread(button(), { asks: true })
  await later()
  expect([button().textContent, status()]).toEqual(['Bantuan', ''])
  expect(asked.mock.lastCall?.[0]).toBe('/live-chat/kabar?percakapan=satu&setelah=2')
  events = [said(3, 'visitor'), said(4, 'staff', 'joined'), said(5, 'staff')]
  await later()
  expect(button().textContent).toBe('Bantuan (ada jawaban baru di obrolan)')
  expect(status()).toBe('Petugas sudah menjawab obrolan Anda. Buka lewat tombol Bantuan.')
  dispatchEvent(new CustomEvent(unreadEvent, { detail: 0 }))
  expect([button().textContent, status()]).toEqual(['Bantuan', ''])
})

test('a page stops to ask when the conversation has ended', async () => {
  remember()
  events = [said(3, 'staff'), said(4, 'staff', 'ended')]
  watchUnread(button(), { asks: true })
  await later()
  await later()
  expect(localStorage.getItem('obrolan-dibaca')).toBeNull()
  const { length } = asked.mock.calls
  await later()
  expect(asked).toHaveBeenCalledTimes(length)
})

const leave = () =>
  localStorage.setItem(
    'obrolan',
    JSON.stringify({ id: 'satu', news: '/live-chat/kabar?percakapan=satu', messages: [{ text: 'Halo' }] }),
  )

test.each([
  ['with a conversation that was open', remember],
  ['with one that had ended', () => {}],
])('what an earlier browser session left unsent is deleted, %s', async (_, before) => {
  before()
  leave()
  present = null
  watchUnread(button(), { asks: true })
  await eventually(() => expect(localStorage).toHaveLength(0))
})

test('an unsent message of this browser session stays, also after the end', async () => {
  leave()
  events = [said(3, 'staff', 'ended')]
  watchUnread(button(), { asks: true })
  await later()
  await later()
  expect(asked).toHaveBeenCalledOnce()
  expect(localStorage.getItem('obrolan')).toContain('Halo')
})

test('where the chat itself runs the page does not ask', async () => {
  remember()
  watchUnread(button(), { asks: true })
  watchUnread(button(), { asks: false })
  asked.mockClear()
  await later()
  expect(asked).not.toHaveBeenCalled()
})
