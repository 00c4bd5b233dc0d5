// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { useReturnedFocus } from './use-returned-focus.ts'

afterEach(cleanup)

type Props = { moving?: boolean; isIdle?: boolean; times?: string[] }

/** A calendar with the appointment of Ibu Rina at the first of `times`; the button is there while the appointment is moved. */
function Board({ moving = false, isIdle = true, times = ['09.00', '10.00'] }: Props) {
  const board = useRef<HTMLDivElement>(null)
  useReturnedFocus(board, { reference: moving ? 'TD-1' : null, isIdle, shown: times })
  return (
    <div ref={board}>
      {times.map((time, place) => (
        <p key={time}>
          {place === 0 && (
            <a href="/" data-entry="TD-1">
              {time}
            </a>
          )}
        </p>
      ))}
      {moving && <button type="button">Pindah ke sini</button>}
      <input aria-label="Cari" />
    </div>
  )
}

test('the focus follows an appointment to its new time', () => {
  const { rerender } = render(<Board moving />)
  screen.getByText('Pindah ke sini').focus()
  rerender(<Board isIdle={false} />)
  rerender(<Board times={['10.00', '09.00']} />)
  expect(document.activeElement).toBe(screen.getByText('10.00'))
})

test('the focus stays where the employee has put it meanwhile, also when the calendar changes later', () => {
  const { rerender } = render(<Board moving />)
  screen.getByLabelText('Cari').focus()
  rerender(<Board times={['10.00', '09.00']} />)
  expect(document.activeElement).toBe(screen.getByLabelText('Cari'))
  screen.getByLabelText('Cari').blur()
  rerender(<Board times={['11.00', '09.00']} />)
  expect(document.activeElement).toBe(document.body)
})
