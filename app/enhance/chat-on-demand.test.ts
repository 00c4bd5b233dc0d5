// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '../../tests/support/eventually.ts'
import { startChat } from './chat-on-demand.ts'

const watched = vi.fn()
const loaded = vi.fn()
const code = 'globalThis.loaded(); export const watchUnread = (...given) => globalThis.watched(...given)'

beforeEach((context) => {
  vi.stubGlobal('watched', watched)
  vi.stubGlobal('loaded', loaded)
  vi.clearAllMocks()
  localStorage.clear()
  // A module of its own for each test, because a module is loaded once.
  const script = `data:text/javascript,${encodeURIComponent(`${code} // ${context.task.name}`)}`
  document.body.innerHTML = `<button popovertarget="bantuan">Bantuan</button>
    <div id="bantuan" popover><a href="/live-chat" data-chat="${script}">Mulai obrolan</a></div>`
})

test('the button is watched in a tab that never showed the chat, while this browser has a conversation', async () => {
  localStorage.setItem('obrolan-dibaca', JSON.stringify({ id: 'satu', read: 2, news: '/live-chat/kabar' }))
  startChat()
  await eventually(() => expect(watched).toHaveBeenCalledWith(document.querySelector('button'), { asks: true }))
  expect(loaded).toHaveBeenCalledOnce()
})

test('a browser that kept an unsent message asks whether its session still goes on', async () => {
  localStorage.setItem('obrolan', JSON.stringify({ id: 'satu', news: '/live-chat/kabar', messages: [] }))
  startChat()
  await eventually(() => expect(watched).toHaveBeenCalledOnce())
})

test('without a conversation nothing is loaded', async () => {
  startChat()
  const later: string = 'data:text/javascript,// later'
  await import(/* @vite-ignore */ later)
  expect(loaded).not.toHaveBeenCalled()
})
