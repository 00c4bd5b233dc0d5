import { expect, test } from 'vitest'
import { largestFile } from '../../../platform/pictures.server.ts'
import { readForm } from '../../../ui/read-form.server.ts'
import { messageForm, withinLimits } from './message-form.server.ts'

const ibuRina = { name: ' Rina  Wulandari', phone: '0812 3456 7890', email: 'Rina@Contoh.id', agreement: 'ya' }
const complaint = { topic: 'keluhan', message: 'AC mobil saya mati sejak kemarin.\r\n', ...ibuRina }

function sent(fields: Record<string, string>, photo?: File) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  if (photo) body.set('photo', photo)
  return readForm(body, messageForm)
}

const kept = {
  topic: 'keluhan',
  message: 'AC mobil saya mati sejak kemarin.',
  contact: { name: 'Rina Wulandari', phone: '+6281234567890', email: 'rina@contoh.id' },
}

test('a complaint without a photo is read, with or without the photo field', () => {
  expect(sent(complaint)).toEqual({ ok: true, value: { ...kept, photo: null } })
  expect(sent(complaint, new File([], ''))).toEqual({ ok: true, value: { ...kept, photo: null } })
})

test('a complaint with a photo is read', () => {
  const photo = new File([new Uint8Array(9)], 'ac.jpg', { type: 'image/jpeg' })
  expect(sent(complaint, photo)).toEqual({ ok: true, value: { ...kept, photo } })
})

test('an e-mail address is optional, but a malformed one is refused', () => {
  expect(sent({ ...complaint, email: ' ' })).toMatchObject({ ok: true, value: { contact: { email: null } } })
  expect(sent({ ...complaint, email: 'rina@' })).toEqual({ ok: false, refusals: { email: 'email-not-an-address' } })
})

test('a text in place of the photo is ignored', () => {
  expect(sent({ ...complaint, photo: 'ac.jpg' })).toEqual({ ok: true, value: { ...kept, photo: null } })
})

test('a photo that is one byte too large is refused', () => {
  const photo = new File([new Uint8Array(largestFile + 1)], 'ac.jpg')
  expect(sent(complaint, photo)).toEqual({ ok: false, refusals: { photo: 'picture-too-large' } })
})

test('an empty form is refused with an error for every required field', () => {
  expect(sent({})).toEqual({
    ok: false,
    refusals: {
      topic: 'topic-missing',
      message: 'message-missing',
      name: 'name-missing',
      phone: 'phone-missing',
      agreement: 'agreement-missing',
    },
  })
})

test.each(['mesin', 'Keluhan', 'constructor'])('"%s" is not a topic', (topic) => {
  expect(sent({ ...complaint, topic })).toEqual({ ok: false, refusals: { topic: 'topic-missing' } })
})

test('text up to the limit of all forms is accepted beside any photo; more text answers 413', () => {
  const tooLarge = expect.objectContaining({ init: { status: 413 } })
  const body = new FormData()
  body.set('message', 'a'.repeat(64 * 1024))
  body.set('photo', new File([new Uint8Array(largestFile)], 'ac.jpg'))
  expect(withinLimits(body)).toBe(body)
  body.set('name', 'a')
  expect(() => withinLimits(body)).toThrow(tooLarge)
})
