// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { OwnerContext } from './own-storage.ts'
import { useKeptForm } from './use-kept-form.ts'

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

function NoteForm({ owner = 'ani', ...form }: { owner?: string; version?: string; typed?: string }) {
  return (
    <OwnerContext value={owner}>
      <Note {...form} />
    </OwnerContext>
  )
}

function Note({ version = '0', typed = '' }) {
  return (
    <form ref={useKeptForm('catatan TD-1', version)}>
      <textarea aria-label="Catatan" name="note" defaultValue={typed} />
      <input aria-label="Sandi" name="secret" type="password" />
    </form>
  )
}

const note = () => screen.getByLabelText<HTMLTextAreaElement>('Catatan')

function typeAndLeave(text: string) {
  render(<NoteForm />)
  fireEvent.input(note(), { target: { value: text } })
  fireEvent.input(screen.getByLabelText('Sandi'), { target: { value: 'kereta api malam' } })
  cleanup()
}

test('what was typed is there when the form is shown again', () => {
  typeAndLeave('Minta warna merah')
  render(<NoteForm />)
  expect(note().value).toBe('Minta warna merah')
})

test('another employee in the same tab does not see it', () => {
  typeAndLeave('Minta warna merah')
  render(<NoteForm owner="dewi" />)
  expect(note().value).toBe('')
})

test('after the form was taken it is empty', () => {
  typeAndLeave('Minta warna merah')
  render(<NoteForm version="1" />)
  expect(note().value).toBe('')
  cleanup()
  render(<NoteForm />)
  expect(note().value).toBe('')
})

test('what a refused form brings back counts more', () => {
  typeAndLeave('Minta warna merah')
  render(<NoteForm typed="Minta warna putih" />)
  expect(note().value).toBe('Minta warna putih')
})

test('a password is never kept', () => {
  typeAndLeave('Minta warna merah')
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('kereta')
})
