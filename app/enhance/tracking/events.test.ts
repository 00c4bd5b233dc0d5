// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://mobil.example/contact-us/pesan" }
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '../../../tests/support/eventually.ts'
import { chatStartedEvent } from '../../lib/page-tracking.ts'
import { beforeLeaving } from '../leaving.ts'

const contact = { name: 'Rina Wulandari', phone: '0812-3456-7890', email: 'Rina@Contoh.ID' }
const form = `<form-part><form method="post" action="/contact-us/pesan">
  <input name="name" value="${contact.name}"><input name="phone" value="${contact.phone}"><input name="email" value="${contact.email}">
  <input name="message" aria-invalid="true"><input type="hidden" name="source" value='{"page":"/contact-us/pesan"}'>
  <input type="hidden" name="hidden_phone"><input type="hidden" name="hidden_email"><button>Kirim</button></form></form-part>`
const links = `<a href="/brosur/download?id=25">Unduh</a><a href="https://wa.me/6281234567890?text=Saya+Rina">WhatsApp</a>
  <a href="tel:+6281234567890">Telepon</a><button name="tukar_tambah" value="ya">Tambah</button>
  <button name="tukar_tambah" value="tidak">Keluarkan</button><button data-near>Dekat saya</button>
  <live-part data-alive><form method="get" action="/simulasi-kredit"><input name="dp" value="20%"></form></live-part>
  <form method="get" action="/cari-dealer"><input name="q" value="rumah Rina 081234567890"></form>`

let told: { name: string; values: object }[] = []
beforeEach(() => {
  vi.resetModules()
  told = []
  document.body.innerHTML = `<main>${links}${form}</main>`
  for (const element of document.querySelectorAll('a, form')) element.addEventListener('click', (event) => event.preventDefault())
})
afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
})

/** Fresh modules, with a receiver that notes every event. */
async function watched({ mayAdvertise = true, taken = () => undefined as Promise<unknown> | undefined } = {}) {
  const { addReceiver, events } = await import('./data-layer.ts')
  const { watchActs, deviceClass } = await import('./watch-page.ts')
  const { watchForm } = await import('./watch-form.ts')
  const { watchSimulation } = await import('./watch-simulation.ts')
  const { noteLead } = await import('./new-lead.ts')
  addReceiver((event) => {
    told.push(event)
    return taken()
  })
  const part = document.querySelector<HTMLElement>('form-part') ?? expect.fail()
  sessionStorage.setItem('asal', JSON.stringify({ gclid: 'abc' }))
  const onLead = noteLead.bind(null, 'contact', undefined)
  watchForm(part, { events, journey: 'contact', mayAdvertise, isAllowed: () => true, partner: undefined, onLead })
  watchActs('contact')
  watchSimulation(events, 'contact')
  events.pageView({ page_type: 'contact', model: null, device: deviceClass() })
  events.seen('langkah')
  return part
}

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`) ?? expect.fail(name)
const change = (name: string) => field(name).dispatchEvent(new Event('change', { bubbles: true }))
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('no event carries a contact, a text or a place that the visitor typed', async () => {
  const part = await watched()
  for (const link of document.querySelectorAll<HTMLElement>('a, button')) link.click()
  for (const search of document.querySelectorAll('form[method=get]')) search.dispatchEvent(new Event('submit', { bubbles: true }))
  for (const name of ['name', 'phone', 'email', 'message']) change(name)
  part.dispatchEvent(new Event('shown'))
  field('message').removeAttribute('aria-invalid')
  part.dispatchEvent(new Event('shown'))
  part.querySelector('form')?.dispatchEvent(new SubmitEvent('submit', { bubbles: true }))
  dispatchEvent(new Event(chatStartedEvent))
  await eventually(() => expect(field('hidden_phone').value).not.toBe(''))
  await beforeLeaving(part, '/contact-us/pesan-thank-you/rahasia')
  expect(told.map(({ name }) => name).toSorted()).toEqual(
    [
      ...['page_view', 'element_seen', 'form_start', 'form_step', 'form_error', 'form_submit', 'purchase'],
      ...['brochure_download', 'whatsapp_click', 'call_click', 'dealer_search', 'dealer_search', 'simulation_calculated'],
      ...['trade_in_added', 'trade_in_removed', 'chat_start'],
    ].toSorted(),
  )
  const sent = JSON.stringify(told)
  for (const typed of ['Rina', 'rina', '3456', '81234567890', 'contoh.id', 'Contoh.ID', 'rumah', 'rahasia'])
    expect(sent).not.toContain(typed)
  expect(told.find(({ name }) => name === 'purchase')?.values).toEqual({
    journey: 'contact',
    currency: 'IDR',
    value: 1,
    // SHA-256 of +6281234567890 and of rina@contoh.id
    contact: {
      phone: '62397bbd6a8c9ae53bc914a6017300eb6b13af5be20e4cc9ad2dc3d61ecb24cd',
      email: 'a1f3f54595fa5f6f78e9a81d4e20640c564069addd8fe7166aa22146419e9622',
    },
  })
})

test('without permission for advertising the hidden fields stay empty and no hash is made', async () => {
  const part = await watched({ mayAdvertise: false })
  change('phone')
  await beforeLeaving(part, '/contact-us/pesan-thank-you/rahasia')
  expect([field('hidden_phone').value, field('hidden_email').value]).toEqual(['', ''])
  expect(told.at(-1)?.values).toEqual({ journey: 'contact', currency: 'IDR', value: 1 })
})

test('the lead carries the click, beside what the form already says about its source', async () => {
  const part = await watched()
  await eventually(() => {
    part.querySelector('form')?.dispatchEvent(new SubmitEvent('submit', { bubbles: true }))
    expect(JSON.parse(field('source').value)).toEqual({ page: '/contact-us/pesan', kept: { gclid: 'abc' } })
  })
})

test('a form that is sent again after Back is one purchase, and another lead is another', async () => {
  const part = await watched()
  for (const token of ['rahasia', 'rahasia', 'lain']) await beforeLeaving(part, `/contact-us/pesan-thank-you/${token}`)
  expect(told.filter(({ name }) => name === 'purchase')).toHaveLength(2)
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('rahasia')
})

test('a page that the form leads to before the lead is taken is no purchase', async () => {
  const part = await watched()
  await beforeLeaving(part, '/konsultasi-pembelian/rahasia/kode')
  expect(told.some(({ name }) => name === 'purchase')).toBe(false)
})

test('tags that never answer hold a visitor for 2000 ms, and nobody waits without tags', async () => {
  vi.useFakeTimers()
  const part = await watched({ mayAdvertise: false, taken: () => new Promise(() => {}) })
  let hasLeft = false
  const leaving = beforeLeaving(part, '/contact-us/pesan-thank-you/rahasia').then(() => {
    hasLeft = true
  })
  await vi.advanceTimersByTimeAsync(1999)
  expect(hasLeft).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await leaving
  vi.useRealTimers()
  document.body.innerHTML = form
  const untouched = document.querySelector<HTMLElement>('form-part') ?? expect.fail()
  await beforeLeaving(untouched, '/contact-us/pesan-thank-you/rahasia')
  await settled()
})

test('a lead of a page without tags is told by the next page that has them, once', async () => {
  const { noteLead, tellNotedLead } = await import('./new-lead.ts')
  const { addReceiver } = await import('./data-layer.ts')
  await noteLead('consultation', undefined, undefined)
  tellNotedLead(undefined)
  addReceiver((event) => {
    told.push(event)
    return undefined
  })
  tellNotedLead(undefined)
  tellNotedLead(undefined)
  expect(told).toEqual([{ name: 'purchase', values: { journey: 'consultation', currency: 'IDR', value: 1 } }])
})

test('a lead of the chat is a purchase with the hash of the number, and goes to the partner by its reference', async () => {
  await watched()
  const { followChatLead } = await import('./chat-lead.ts')
  const { noteLead } = await import('./new-lead.ts')
  const tell = vi.fn()
  const partner = { origin: { partner: 'mitra' }, tell }
  const detail = { phone: contact.phone, source: {}, waits: [], taken: Promise.resolve('PS-7K3M') }
  let isAllowed = true
  const options = { mayAdvertise: true, isAllowed: () => isAllowed, partner, onLead: noteLead.bind(null, 'chat', partner) }
  await followChatLead(detail, options)
  expect(detail.source).toEqual({ kept: { gclid: 'abc' }, partner: { partner: 'mitra' } })
  await eventually(() => expect(told.at(-1)?.name).toBe('purchase'))
  const phone = '62397bbd6a8c9ae53bc914a6017300eb6b13af5be20e4cc9ad2dc3d61ecb24cd'
  expect(told.at(-1)?.values).toEqual({ journey: 'chat', currency: 'IDR', value: 1, contact: { phone, email: null } })
  expect(tell.mock.calls).toEqual([[{ event: 'thank-you', reference: 'PS-7K3M' }]])
  expect(sessionStorage.getItem('lead-baru')).toBeNull()
  isAllowed = false
  const later = { ...detail, source: {} }
  await followChatLead(later, options)
  await settled()
  expect([later.source, told.filter(({ name }) => name === 'purchase').length]).toEqual([{}, 1])
})

test('only the data layer knows the names of events', () => {
  const folder = import.meta.dirname
  const name =
    /'(?:page_view|element_seen|form_\w+|purchase|\w+_click|brochure_\w+|dealer_\w+|simulation_\w+|trade_in_\w+|chat_\w+)'/
  const others = readdirSync(folder).filter((file) => !/\.(?:test|spec)\.ts$|^data-layer\.ts$/.test(file))
  expect(others.filter((file) => name.test(readFileSync(join(folder, file), 'utf8')))).toEqual([])
  expect(readFileSync(join(folder, 'data-layer.ts'), 'utf8')).toMatch(name)
})
