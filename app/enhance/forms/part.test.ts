// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { answerWith, control, heldRequests, postForm, servedPart } from './form-part.fixture.ts'
import { askServer, encoded, fieldsOf, formOf, typedBeforeScript, typedSince } from './part.ts'

afterEach(() => vi.unstubAllGlobals())

const boxes = ['gempa', 'banjir'].map((value) => `<input type="checkbox" name="extra" value="${value}">`).join('')

test.each([
  { what: 'the form part', response: answerWith(postForm('')), kind: 'part' },
  { what: 'an address to go to', response: new Response('', { headers: { 'X-Go-To': '/kode' } }), kind: 'go' },
  { what: 'a failure', response: new Response('', { status: 503 }), kind: 'failed' },
  { what: 'a page without a form part', response: new Response('<h1>Tunggu</h1>', { status: 429 }), kind: 'other' },
])('$what is recognized', async ({ response, kind }) => {
  const asked = heldRequests()
  const answer = askServer('/konsultasi', 'check')
  asked[0]?.answer(response)
  await expect(answer).resolves.toMatchObject({ kind })
})

test('changed fields are listed by name, with an empty list for a box that was unticked', () => {
  const form = formOf(servedPart(postForm(`<input name="name">${boxes}`)).element) as HTMLFormElement
  control('[value=gempa]').checked = true
  const before = fieldsOf(form)
  control('[value=gempa]').checked = false
  expect([...typedSince(before, form)]).toEqual([['extra', []]])
  for (const box of document.querySelectorAll<HTMLInputElement>('[name=extra]')) box.checked = true
  control('[name=name]').value = 'Rina'
  expect([...typedSince(before, form)]).toEqual([
    ['name', ['Rina']],
    ['extra', ['gempa', 'banjir']],
  ])
})

test('values that came with the form do not count as typed', () => {
  const form = formOf(servedPart(postForm('<input name="name" value="Rina"><input name="email">')).element) as HTMLFormElement
  control('[name=email]').value = 'rina@contoh.id'
  expect([...typedBeforeScript(form)]).toEqual([['email', ['rina@contoh.id']]])
})

test('files are sent only with the form, not with a request about a choice', () => {
  const form = document.createElement('form')
  form.enctype = 'multipart/form-data'
  const data = () => {
    const all = new FormData()
    all.set('photo', new File(['x'], 'foto.jpg'))
    all.set('name', 'Rina')
    return all
  }
  const question = data()
  question.set('intent', 'periksa')
  expect([...(encoded(form, question) as FormData).keys()]).toEqual(['name', 'intent'])
  expect([...(encoded(form, data()) as FormData).keys()]).toEqual(['photo', 'name'])
})
