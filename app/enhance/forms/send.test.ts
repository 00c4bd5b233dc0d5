// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost/konsultasi" }
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '../../../tests/support/eventually.ts'
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
} from './form-part.fixture.ts'
import { sendWithoutLeaving } from './send.ts'

const fields = '<input name="name" value="Rina"><input type="hidden" name="source" value="{}"><button>Kirim</button>'
const draftKey = 'isian:consultation'
const goTo = (href: string) => new Response('', { headers: { 'X-Go-To': href } })

let asked: Asked[] = []
beforeEach(() => {
  asked = heldRequests()
  localStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function open(form = postForm(fields)) {
  const part = servedPart(form)
  sendWithoutLeaving(part)
  return part
}

async function press(selector = 'button'): Promise<void> {
  control(selector).click()
  await settled()
}

test('the form is sent with the script’s header, and two presses send it once', async () => {
  open()
  await press()
  await press()
  expect(asked).toMatchObject([{ method: 'POST', purpose: 'form', fields: { name: 'Rina' } }])
  expect(asked[0]?.href).toMatch(/\/konsultasi$/)
  asked[0]?.answer(answerWith(postForm(fields)))
  await settled()
  expect(asked).toHaveLength(1)
})

test('a redirect is followed, and the draft is removed from the device', async () => {
  const goOn = vi.spyOn(location, 'assign').mockImplementation(() => {})
  open()
  await press()
  expect(localStorage.getItem(draftKey)).toContain('Rina')
  asked[0]?.answer(goTo('/konsultasi/kode'))
  await eventually(() => expect(goOn).toHaveBeenCalledWith('/konsultasi/kode'))
  expect(localStorage.getItem(draftKey)).toBeNull()
})

test('a refusal is shown in the form, its summary gets the focus, and text typed meanwhile stays', async () => {
  open()
  await press()
  control('[name=name]').value = 'Rina Wijaya'
  asked[0]?.answer(answerWith(`<div role="alert" tabindex="-1">Periksa isian</div>${postForm(fields)}`))
  await settled()
  expect(document.activeElement).toBe(control('[role=alert]'))
  expect(control('[name=name]').value).toBe('Rina Wijaya')
  expect(localStorage.getItem(draftKey)).toContain('Rina Wijaya')
  await press()
  expect(asked).toHaveLength(2)
})

test.each([
  { trouble: 'a dropped line', fail: (request?: Asked) => request?.dropLine(), told: 'offline' },
  {
    trouble: 'a server that fails',
    fail: (request?: Asked) => request?.answer(new Response('', { status: 503 })),
    told: 'unsent',
  },
])('$trouble shows a message, loses nothing, and the form can be sent again', async ({ fail, told }) => {
  const part = open()
  const renew = vi.spyOn(part.captcha, 'renew')
  await press()
  expect(control('form').getAttribute('aria-busy')).toBe('true')
  fail(asked[0])
  await settled()
  expect(note()).toBe(told)
  expect(renew).toHaveBeenCalledOnce()
  expect(control('[name=name]').value).toBe('Rina')
  expect(localStorage.getItem(draftKey)).toContain('Rina')
  expect(control('form').hasAttribute('aria-busy')).toBe(false)
  await press()
  expect(asked).toHaveLength(2)
})

test('an answer that takes longer than 400 ms shows a message until it comes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  open()
  await press()
  expect(note()).toBe('')
  vi.advanceTimersByTime(400)
  expect(note()).toBe('sending')
  asked[0]?.answer(answerWith(postForm(fields)))
  await settled()
  expect(note()).toBe('')
  await press()
  asked[1]?.answer(answerWith(postForm(fields)))
  await settled()
  vi.advanceTimersByTime(400)
  expect(note()).toBe('')
})

test('for an answer without a form part the browser sends the form itself', async () => {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})
  open(postForm(`${fields}<button name="intent" value="lupakan" id="forget">Lupakan</button>`))
  await press('#forget')
  asked[0]?.answer(new Response('<h1>Tunggu</h1>'))
  await settled()
  expect(submit).toHaveBeenCalledOnce()
  expect(control('input[type=hidden][name=intent]').value).toBe('lupakan')
})

test('the form waits for the answer to an earlier request', async () => {
  const { inTurn } = open()
  let answerEarlier = () => {}
  void inTurn(
    () =>
      new Promise((resolve) => {
        answerEarlier = resolve
      }),
  )
  await press()
  expect(asked).toEqual([])
  answerEarlier()
  await settled()
  expect(asked).toHaveLength(1)
})

test('a token that the server has verified is renewed', async () => {
  const part = open()
  const renew = vi.spyOn(part.captcha, 'renew')
  await press()
  asked[0]?.answer(answerWith(postForm(`${fields}<div data-captcha-used=""></div>`)))
  await settled()
  expect(renew).toHaveBeenCalledOnce()
})

test('a button’s own address is used, and a GET form is left to the browser', async () => {
  open(postForm('<button formaction="/lain">Kirim</button>'))
  await press()
  expect(asked[0]?.href).toMatch(/\/lain$/)
  open(`<form method="get" action="${formAddress}"><button>Lanjut</button></form>`)
  const submit = new Event('submit', { bubbles: true, cancelable: true })
  control('form').dispatchEvent(submit)
  expect(submit.defaultPrevented).toBe(false)
})
