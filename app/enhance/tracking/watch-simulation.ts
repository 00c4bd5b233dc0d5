import type { events as allEvents } from './data-layer.ts'

/** Milliseconds in which the calculator shows the figures of a choice. */
const untilShown = 1000

/** Links and buttons for the visitor's own car, by their selector. */
const oldCar = {
  added: 'button[name="tukar_tambah"][value="ya"]',
  removed: 'button[name="tukar_tambah"][value="tidak"]',
}

/** Given, not imported: so the script of every page exports one function only. */
type Events = Pick<typeof allEvents, 'simulationCalculated' | 'oldCarAdded' | 'oldCarRemoved'>

/**
 * Tells what happens in the calculator. It shows figures after each choice, so a calculation is told once a page: when the
 * first choice has figures, or when the form is sent.
 */
export function watchSimulation(events: Events, pageType: string): void {
  let isTold = false
  const calculated = () => {
    if (!isTold) events.simulationCalculated(pageType)
    isTold = true
  }
  const lookForFigures = () => {
    if (document.getElementById('hasil')) calculated()
  }
  addEventListener(
    'change',
    ({ target }) => {
      const form = (target as HTMLInputElement).form
      if (form && isCalculator(form) && form.closest('live-part[data-alive]')) setTimeout(lookForFigures, untilShown)
    },
    true,
  )
  addEventListener('submit', ({ target }) => isCalculator(target as HTMLFormElement) && calculated(), true)
  addEventListener(
    'click',
    ({ target }) => {
      const pressed = (selector: string) => (target as Element).closest?.(selector)
      if (pressed(oldCar.added)) events.oldCarAdded(pageType)
      if (pressed(oldCar.removed)) events.oldCarRemoved(pageType)
    },
    true,
  )
}

const isCalculator = ({ method, action }: HTMLFormElement): boolean =>
  method === 'get' && new URL(action).pathname.startsWith('/simulasi-')
