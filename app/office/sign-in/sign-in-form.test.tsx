// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createBrowserRouter, data, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { at } from '../../addresses.ts'
import { SignInForm } from './SignInForm.tsx'
import { words } from './words.ts'
import '../../../tests/support/patient-queries.ts'

afterEach(cleanup)

function Screen() {
  return (
    <SignInForm submit={words.submit}>
      <input aria-label="Kata sandi" name="password" type="password" />
    </SignInForm>
  )
}

test('while the server checks, the button says so and sends nothing more, also for other fields', async () => {
  const answer = Promise.withResolvers<unknown>()
  let sent = 0
  history.replaceState(null, '', at.signIn())
  const action = () => {
    sent += 1
    return answer.promise
  }
  render(<RouterProvider router={createBrowserRouter([{ path: at.signIn(), Component: Screen, action }])} />)
  fireEvent.click(await screen.findByRole('button', { name: words.submit }))
  const button = await screen.findByRole('button', { name: words.checking })
  expect(screen.getByRole('status').textContent).toBe(words.checking)
  fireEvent.click(button)
  fireEvent.input(screen.getByLabelText('Kata sandi'), { target: { value: 'kereta api malam' } })
  fireEvent.click(button)
  answer.resolve(data(null, { status: 422 }))
  await waitFor(() => expect(screen.getByRole('button', { name: words.submit })).toBeTruthy())
  expect(sent).toBe(1)
  fireEvent.click(screen.getByRole('button', { name: words.submit }))
  await waitFor(() => expect(sent).toBe(2))
})
