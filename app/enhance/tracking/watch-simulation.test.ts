// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://mobil.example/simulasi-kredit" }
import { afterEach, expect, test, vi } from 'vitest'
import { watchSimulation } from './watch-simulation.ts'

afterEach(() => vi.useRealTimers())

const field = () => document.querySelector('input') ?? expect.fail()
const choose = () => {
  field().dispatchEvent(new Event('change', { bubbles: true }))
  vi.runAllTimers()
}

test('the calculator shows figures after each choice: it has calculated once, when there are figures', () => {
  vi.useFakeTimers()
  document.body.innerHTML =
    '<live-part><form method="get" action="/simulasi-kredit"><input name="dp" value="20%"></form></live-part>'
  const [simulationCalculated, oldCarAdded, oldCarRemoved] = [vi.fn(), vi.fn(), vi.fn()]
  watchSimulation({ simulationCalculated, oldCarAdded, oldCarRemoved }, 'simulation')
  const part = document.querySelector('live-part') ?? expect.fail()
  part.toggleAttribute('data-alive', true)
  choose()
  expect(simulationCalculated).not.toHaveBeenCalled()
  part.insertAdjacentHTML('beforeend', '<section id="hasil"></section>')
  part.toggleAttribute('data-alive', false)
  choose()
  expect(simulationCalculated).not.toHaveBeenCalled()
  part.toggleAttribute('data-alive', true)
  choose()
  choose()
  field().form?.dispatchEvent(new Event('submit', { bubbles: true }))
  expect(simulationCalculated.mock.calls).toEqual([['simulation']])
})
