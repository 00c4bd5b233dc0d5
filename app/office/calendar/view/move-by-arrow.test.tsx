// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { moveByArrow } from './move-by-arrow.ts'

afterEach(cleanup)

/** Two days with four times. `isMoving`: an appointment is in the hand, and only two times are free for it. */
function Calendar({ isMoving = false }) {
  const target = (name: string) =>
    isMoving && (
      <button type="button" data-target={name}>
        {name}
      </button>
    )
  return (
    <table onKeyDown={moveByArrow}>
      <tbody>
        <tr>
          <th scope="row">09.00</th>
          <td>
            <a href="/rina">Rina</a>
            <a href="/budi">Budi</a>
          </td>
          <td>
            <a href="/dewi">Dewi</a>
          </td>
        </tr>
        <tr>
          <th scope="row">10.00</th>
          <td />
          <td>{target('Selasa, 10.00')}</td>
        </tr>
        <tr>
          <th scope="row">11.00</th>
          <td>
            <a href="/sari">Sari</a>
          </td>
          <td>{target('Selasa, 11.00')}</td>
        </tr>
      </tbody>
    </table>
  )
}

const focused = () => document.activeElement?.textContent

function press(start: string, keys: readonly string[]) {
  screen.getByText(start).focus()
  for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key })
  return focused()
}

test.each([
  ['Rina', ['ArrowDown'], 'Budi'],
  ['Rina', ['ArrowDown', 'ArrowDown'], 'Sari'],
  ['Sari', ['ArrowUp'], 'Budi'],
  ['Rina', ['ArrowRight'], 'Dewi'],
  ['Dewi', ['ArrowLeft'], 'Rina'],
  ['Rina', ['ArrowLeft'], 'Rina'],
  ['Dewi', ['ArrowDown'], 'Dewi'],
  ['Rina', ['j'], 'Rina'],
] as const)('from %s, %j leads to %s', (start, keys, end) => {
  render(<Calendar />)
  expect(press(start, keys)).toBe(end)
})

test('while an appointment is moved, the arrows lead to the times where it may go', () => {
  render(<Calendar isMoving />)
  expect(press('Dewi', ['ArrowDown'])).toBe('Selasa, 10.00')
  expect(press('Selasa, 10.00', ['ArrowDown'])).toBe('Selasa, 11.00')
  expect(press('Selasa, 10.00', ['ArrowUp'])).toBe('Selasa, 10.00')
})

test('a key that the browser uses itself is left to it', () => {
  render(<Calendar />)
  screen.getByText('Rina').focus()
  fireEvent.keyDown(screen.getByText('Rina'), { key: 'ArrowRight', altKey: true })
  expect(focused()).toBe('Rina')
})
