// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { OwnerContext } from './own-storage.ts'
import { useKeptForm } from './use-kept-form.ts'
import '../../../tests/support/patient-queries.ts'

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
      <input aria-label="HP" name="phone" type="tel" />
      <select aria-label="Mobil" name="car" defaultValue="">
        <option value="" />
        <option value="xforce" />
      </select>
      <input aria-label="Setuju" name="agreement" type="checkbox" />
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

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

test('numbers and choices are kept too, but a consent is given anew', () => {
  render(<NoteForm />)
  fireEvent.input(field('HP'), { target: { value: '0812 0000 0001' } })
  fireEvent.input(field('Mobil'), { target: { value: 'xforce' } })
  fireEvent.click(field('Setuju'))
  cleanup()
  render(<NoteForm />)
  expect(field('HP').value).toBe('0812 0000 0001')
  expect(field('Mobil').value).toBe('xforce')
  expect(field('Setuju').checked).toBe(false)
})

test('a refused text that is corrected further is kept in its last form', () => {
  const { rerender } = render(<NoteForm />)
  fireEvent.input(note(), { target: { value: 'Merah' } })
  rerender(<NoteForm typed="Merah" />)
  fireEvent.input(field('HP'), { target: { value: '0812' } })
  cleanup()
  render(<NoteForm />)
  expect(note().value).toBe('Merah')
  expect(field('HP').value).toBe('0812')
})

/** An employee who is changed: the dealers appear when the role is chosen. */
function StaffForm({ name = 'Ani' }) {
  const [role, setRole] = useState('editor')
  return (
    <form ref={useKeptForm('staf ani', '0')}>
      <input aria-label="Nama" name="name" defaultValue={name} />
      {['editor', 'dealer'].map((each) => (
        <input
          key={each}
          aria-label={each}
          type="radio"
          name="role"
          value={each}
          checked={role === each}
          onChange={() => setRole(each)}
        />
      ))}
      {role === 'dealer' &&
        ['Bandung', 'Cimahi'].map((city) => <input key={city} aria-label={city} type="checkbox" name="dealers" value={city} />)}
    </form>
  )
}

const staffForm = (name?: string) =>
  render(
    <OwnerContext value="ani">
      <StaffForm {...(name && { name })} />
    </OwnerContext>,
  )

test('a form that shows stored values brings the changes back, with the fields that a choice shows', async () => {
  staffForm()
  fireEvent.input(field('Nama'), { target: { value: 'Ani Wijaya' } })
  fireEvent.click(field('dealer'))
  fireEvent.click(field('Cimahi'))
  cleanup()
  staffForm()
  expect(field('Nama').value).toBe('Ani Wijaya')
  expect(field('dealer').checked).toBe(true)
  await waitFor(() => expect(field('Cimahi').checked).toBe(true))
  expect(field('Bandung').checked).toBe(false)
})

test('a value that was stored meanwhile counts more', () => {
  staffForm()
  fireEvent.input(field('Nama'), { target: { value: 'Ani Wijaya' } })
  cleanup()
  staffForm('Ani Lestari')
  expect(field('Nama').value).toBe('Ani Lestari')
})

/** A form in a fold, as the day of publishing. */
function FoldedForm() {
  return (
    <details>
      <form ref={useKeptForm('jadwal promo', 'draft')}>
        <input aria-label="Hari" name="day" type="date" />
      </form>
    </details>
  )
}

test('a day is kept, and the fold around it opens to show it', () => {
  const show = () =>
    render(
      <OwnerContext value="ani">
        <FoldedForm />
      </OwnerContext>,
    )
  show()
  expect(screen.getByRole<HTMLDetailsElement>('group').open).toBe(false)
  fireEvent.input(field('Hari'), { target: { value: '2026-12-01' } })
  cleanup()
  show()
  expect(field('Hari').value).toBe('2026-12-01')
  expect(screen.getByRole<HTMLDetailsElement>('group').open).toBe(true)
})
