import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { greetingName, politeAddress } from './greeting-name.ts'

test.each([
  ['Rina Wulandari', 'Rina Wulandari'],
  ['I Gusti Ngurah Rai', 'I Gusti Ngurah Rai'],
  ['R.A. Kusuma Dewi', 'R.A. Kusuma Dewi'],
  ["Mas'ud", "Mas'ud"],
  ['Anne-Marie O’Brien', 'Anne-Marie O’Brien'],
  ['Nguyễn Thị Hồng', 'Nguyễn Thị Hồng'],
  ['Prof. Dr. Ir. Bambang, M.Sc., Ph.D.', 'Prof. Dr. Ir. Bambang'],
  ['Budi Santoso S.Kom', 'Budi Santoso'],
  ['Andi B.Com', 'Andi'],
  ['Rudi S.E.,M.M.', 'Rudi'],
  ['Rudi S.E. M.M.', 'Rudi'],
  ['Martin Luther Jr.', 'Martin Luther Jr'],
])('%s is greeted as %s', (typed, greeted) => {
  expect(greetingName(typed)).toBe(greeted)
})

test.each([
  'SELAMAT! Klik jahat.example',
  'jahat.example',
  'jahat.com',
  'B.Com',
  'Klik link ini',
  'Menang hadiah',
  'Hubungi 0812',
  'Rina http //jahat',
  'Rina @akun',
  '*Rina*',
  '_Rina_',
  'Rina: transfer ke rekening',
  'محمد علي',
  'Rina נועה',
  '\u202eanir',
  'Rina \u200b',
  '\u3164',
  '',
  'a'.repeat(61),
  '{{link}}',
  '🙂',
])('"%s" is not surely a name', (typed) => {
  expect(greetingName(typed)).toBe(politeAddress)
})

test("no greeting for a real person's name contains digits, links or special characters", () => {
  const shapes = readFileSync(new URL('../leads/honest-names.fixture.txt', import.meta.url), 'utf8').split('\n')
  for (const shape of shapes) {
    if (greetingName(shape) !== politeAddress) expect(greetingName(shape)).toMatch(/^[\p{Script=Latin}\p{M} .'’ʼ`-]+$/u)
    expect(greetingName(shape)).not.toMatch(/\p{L}\.\p{Ll}{2}/u)
  }
})
