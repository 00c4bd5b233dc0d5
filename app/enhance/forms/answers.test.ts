import { expect, test } from 'vitest'
import { differences } from './answers.ts'

const payment = (answer: string) => ({ name: 'payment', question: 'Bagaimana Anda ingin membayar?', answer })
const name = (answer: string) => ({ name: 'name', question: 'Nama', answer })

test('only answers that differ are listed, with both answers', () => {
  expect(differences([payment('Kredit'), name('Rina')], [payment('Tunai'), name('Rina')])).toEqual([
    { question: 'Bagaimana Anda ingin membayar?', before: 'Kredit', now: 'Tunai' },
  ])
})

test('a question that only one form asks differs from an empty answer', () => {
  expect(differences([payment('Kredit')], [])).toEqual([
    { question: 'Bagaimana Anda ingin membayar?', before: 'Kredit', now: '' },
  ])
  expect(differences([], [name('Rina')])).toEqual([{ question: 'Nama', before: '', now: 'Rina' }])
})
