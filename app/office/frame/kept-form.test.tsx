// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createBrowserRouter, data, RouterProvider, redirect } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { at } from '../../addresses.ts'
import { KeptForm } from './KeptForm.tsx'
import { OwnerContext } from './own-storage.ts'
import '../../../tests/support/patient-queries.ts'

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

function Screen() {
  return (
    <OwnerContext value="ani">
      <KeptForm place="permintaan data">
        <textarea aria-label="Permintaan" name="wish" />
        <button type="submit">Simpan</button>
      </KeptForm>
    </OwnerContext>
  )
}

/** The form with a server that answers so. */
function open(action: () => unknown) {
  history.replaceState(null, '', at.newPrivacyRequest())
  const router = createBrowserRouter([
    { path: at.newPrivacyRequest(), Component: Screen, action },
    { path: '*', Component: () => <p>Halaman lain</p> },
  ])
  render(<RouterProvider router={router} />)
}

const wish = () => screen.findByLabelText<HTMLTextAreaElement>('Permintaan')

async function typeAndSend() {
  fireEvent.input(await wish(), { target: { value: 'Hapus data saya' } })
  fireEvent.click(screen.getByText('Simpan'))
}

test('a form that was taken is empty when it is opened again', async () => {
  open(() => redirect(at.privacyDesk()))
  await typeAndSend()
  await screen.findByText('Halaman lain')
  cleanup()
  open(() => null)
  expect((await wish()).value).toBe('')
})

test.each([at.signIn({ ke: at.newPrivacyRequest() }), at.secondFactor()])(
  'after %s, where an ended session leads, the text is still there',
  async (address) => {
    open(() => redirect(address))
    await typeAndSend()
    await screen.findByText('Halaman lain')
    cleanup()
    open(() => null)
    expect((await wish()).value).toBe('Hapus data saya')
  },
)

test('a refused form keeps its text, also when it is opened again', async () => {
  let refused = 0
  open(() => {
    refused += 1
    return data(null, { status: 422 })
  })
  await typeAndSend()
  await waitFor(() => expect(refused).toBe(1))
  cleanup()
  open(() => null)
  expect((await wish()).value).toBe('Hapus data saya')
})

test('a second press while the first is on its way is not sent', async () => {
  let sent = 0
  const answer = Promise.withResolvers<Response>()
  open(() => {
    sent += 1
    return answer.promise
  })
  await typeAndSend()
  await waitFor(() => expect(sent).toBe(1))
  fireEvent.click(screen.getByText('Simpan'))
  answer.resolve(redirect(at.privacyDesk()))
  await screen.findByText('Halaman lain')
  expect(sent).toBe(1)
})

test('a form that was refused and corrected is sent, however soon', async () => {
  let sent = 0
  open(() => {
    sent += 1
    return sent === 1 ? data(null, { status: 422 }) : redirect(at.privacyDesk())
  })
  await typeAndSend()
  await waitFor(() => expect(sent).toBe(1))
  fireEvent.input(await wish(), { target: { value: 'Hapus data saya, juga obrolan' } })
  fireEvent.click(screen.getByText('Simpan'))
  await screen.findByText('Halaman lain')
  expect(sent).toBe(2)
})
