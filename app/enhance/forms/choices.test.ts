// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost/konsultasi" }
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askOnChoice } from './choices.ts'
import {
  type Asked,
  answerWith,
  control,
  formAddress,
  heldRequests,
  note,
  postForm,
  servedPart,
  settled,
  type,
} from './form-part.fixture.ts'

const provinces = (chosen = '') =>
  ['31', '51'].map((code) => `<input type="radio" name="province" value="${code}" ${code === chosen ? 'checked' : ''}>`).join('')
const chosenProvince = () => document.querySelector<HTMLInputElement>('[name=province]:checked')?.value
const cities = (...names: string[]) => `<select name="city">${names.map((name) => `<option>${name}</option>`).join('')}</select>`
const nameField = '<input name="name">'
const cityNames = () => [...control<HTMLSelectElement>('[name=city]').options].map(({ value }) => value)

const tick = (code: string) => control(`[value="${code}"]`).click()

let asked: Asked[] = []
beforeEach(() => {
  asked = heldRequests()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a choice sends all fields to the server, and the answer is shown', async () => {
  askOnChoice(servedPart(postForm(provinces() + nameField)))
  control('[name=name]').value = 'Rina'
  tick('51')
  await settled()
  expect(asked).toMatchObject([{ method: 'POST', purpose: 'check', fields: { province: '51', name: 'Rina', intent: 'pilih' } }])
  expect(control('form').getAttribute('aria-busy')).toBe('true')
  asked[0]?.answer(answerWith(postForm(provinces('51') + cities('Denpasar') + nameField)))
  await settled()
  expect(cityNames()).toEqual(['Denpasar'])
  expect(chosenProvince()).toBe('51')
  expect(control('form').hasAttribute('aria-busy')).toBe(false)
})

test('a field that changes no other question sends no request', async () => {
  askOnChoice(servedPart(postForm(provinces() + nameField)))
  type('[name=name]', 'Rina')
  await settled()
  expect(asked).toEqual([])
})

test('a GET form sends its choice in the address, and the address of the page follows', async () => {
  const form = (province = '') => `<form method="get" action="${formAddress}">${provinces(province)}${nameField}</form>`
  askOnChoice(servedPart(form(), { 'data-in-address': '' }))
  tick('31')
  await settled()
  expect(asked).toMatchObject([{ method: 'GET' }])
  expect(asked[0]?.href).toMatch(/\/konsultasi\?province=31$/)
  asked[0]?.answer(answerWith(form('31'), { 'data-in-address': '' }))
  await settled()
  expect(location.search).toBe('?province=31')
})

test('while a field is refused a choice asks for a check, so that the error stays marked', async () => {
  askOnChoice(servedPart(postForm(`${provinces()}<p id="name-error">Isi nama</p>`)))
  tick('31')
  await settled()
  expect(asked[0]?.fields.intent).toBe('periksa')
})

test('a newer choice cancels the request of an older one', async () => {
  askOnChoice(servedPart(postForm(provinces())))
  tick('31')
  await settled()
  tick('51')
  expect(asked[0]?.signal?.aborted).toBe(true)
  await settled()
  asked[1]?.answer(answerWith(postForm(provinces('51') + cities('Denpasar'))))
  await settled()
  expect(cityNames()).toEqual(['Denpasar'])
  expect(note()).toBe('')
})

test('text typed while waiting for the answer stays', async () => {
  askOnChoice(servedPart(postForm(provinces() + nameField)))
  tick('51')
  await settled()
  control('[name=name]').value = 'Rina'
  asked[0]?.answer(answerWith(postForm(provinces('51') + nameField)))
  await settled()
  expect(control('[name=name]').value).toBe('Rina')
})

test('sending the form cancels the request of a choice', async () => {
  askOnChoice(servedPart(postForm(provinces())))
  tick('31')
  await settled()
  control('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  await settled()
  expect(asked[0]?.signal?.aborted).toBe(true)
  expect(note()).toBe('')
})

test.each([
  { trouble: 'the line drops', fail: (question?: Asked) => question?.dropLine(), told: 'offline' },
  {
    trouble: 'the server fails',
    fail: (question?: Asked) => question?.answer(new Response('', { status: 503 })),
    told: 'unanswered',
  },
])('when $trouble the choice stays, a message says so, and it is sent again later', async ({ fail, told }) => {
  askOnChoice(servedPart(postForm(provinces())))
  tick('51')
  await settled()
  fail(asked[0])
  await settled()
  expect(note()).toBe(told)
  expect(chosenProvince()).toBe('51')
  dispatchEvent(new Event('online'))
  await settled()
  asked[1]?.answer(answerWith(postForm(provinces('51') + cities('Denpasar'))))
  await settled()
  expect(cityNames()).toEqual(['Denpasar'])
  expect(note()).toBe('')
  dispatchEvent(new Event('online'))
  await settled()
  expect(asked).toHaveLength(2)
})

test('an answer that takes 15 seconds is cancelled with a message, and asked for again when the connection is back', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  askOnChoice(servedPart(postForm(provinces())))
  tick('51')
  await settled()
  vi.advanceTimersByTime(14_999)
  await settled()
  expect(note()).toBe('')
  vi.advanceTimersByTime(1)
  await settled()
  expect(note()).toBe('offline')
  expect(control('form').hasAttribute('aria-busy')).toBe(false)
  dispatchEvent(new Event('online'))
  await settled()
  asked[1]?.answer(answerWith(postForm(provinces('51'))))
  await settled()
  expect(note()).toBe('')
})

test('a choice made before the script ran is sent; a choice that came with the form is not', async () => {
  const asItCame = askOnChoice(servedPart(postForm(provinces('31'))))
  await asItCame.answerEarlierChoice()
  expect(asked).toEqual([])
  const part = servedPart(postForm(provinces()))
  control('[value="51"]').checked = true
  void askOnChoice(part).answerEarlierChoice()
  await settled()
  expect(asked).toMatchObject([{ fields: { province: '51' } }])
})
