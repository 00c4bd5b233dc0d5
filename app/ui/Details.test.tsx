// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Details } from './Details.tsx'

const details = (amount: string, open = false) => (
  <Details summary="Rincian" summaryClassName="" open={open}>
    <p>{amount}</p>
  </Details>
)
const element = () => screen.getByText('Rincian').closest('details') as HTMLDetailsElement

afterEach(cleanup)

test('while closed it keeps its old content; the click that opens it shows the new content', () => {
  const { rerender, container } = render(details('Rp 1'))
  rerender(details('Rp 2'))
  expect(container.textContent).toContain('Rp 1')
  fireEvent.click(screen.getByText('Rincian'))
  expect(container.textContent).toContain('Rp 2')
})

test('the browser’s page search opens it without a click', () => {
  const { rerender, container } = render(details('Rp 1'))
  rerender(details('Rp 2'))
  element().open = true
  fireEvent(element(), new Event('toggle'))
  expect(container.textContent).toContain('Rp 2')
})

test('opened before hydration, it stays open and is updated', () => {
  const box = document.body.appendChild(document.createElement('div'))
  box.innerHTML = '<details open><summary class="">Rincian</summary><p>Rp 1</p></details>'
  const { rerender, unmount } = render(details('Rp 1'), { container: box, hydrate: true })
  rerender(details('Rp 2'))
  expect(element().open).toBe(true)
  expect(box.textContent).toContain('Rp 2')
  unmount()
})

test('it opens when its `open` becomes true, and only the visitor closes it', () => {
  const { rerender } = render(details('Rp 1'))
  rerender(details('Rp 1', true))
  expect(element().open).toBe(true)
  rerender(details('Rp 1'))
  expect(element().open).toBe(true)
})
