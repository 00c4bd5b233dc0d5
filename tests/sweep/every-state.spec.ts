import type { Response } from '@playwright/test'
import { htmlFaults } from '../support/html.ts'
import { expect, untilAlive } from '../support/journey.ts'
import { test } from '../support/lasting-page.ts'
import { enterOffice } from '../support/office.ts'
import { textSizes, widths } from '../support/screen-sizes.ts'
import { expectSound, fewSizes } from '../support/sound.ts'
import type { State } from '../support/state.ts'
import { everyState, frameStates } from './states.ts'

for (const state of everyState) {
  test(`${state.name}: is valid, accessible, and fits in every scheme, width and text size`, async ({ page }) => {
    const answers: Response[] = []
    page.on('response', (response) => {
      if (isDocument(response) || isPart(response)) answers.push(response)
    })
    if (state.as) await enterOffice(page, state.as)
    if (state.address) await page.goto(state.address)
    await untilAlive(page)
    await state.reach?.(page)
    await untilAlive(page)
    const last = answers.at(-1)
    expect(last?.status()).toBe(state.status ?? 200)
    // The page around a part is checked in its first state.
    if (last && isDocument(last)) expect.soft(await htmlFaults(await last.text())).toEqual([])
    await expectSound(page, isFirstOfPage(state) ? { widths, textSizes } : fewSizes, frameStates.includes(state) ? [] : frame)
  })
}

const pathOf = ({ address }: State) => address?.split('?', 1)[0]

/** Other states of the same page have the same layout, so they are checked at fewer widths. */
function isFirstOfPage(state: State): boolean {
  return state === everyState.find((other) => !other.reach && pathOf(other) === pathOf(state))
}

function isDocument(response: Response): boolean {
  return response.request().isNavigationRequest() && response.frame().parentFrame() === null
}

/** True for a part that the server sent into a form. On 204 the part leads to another page, and that page counts. */
function isPart(response: Response): boolean {
  return response.request().headers()['x-part'] !== undefined && response.status() !== 204
}

/** Every page has the same frame, which is checked in separate states. */
const frame = ['body > header', 'body > footer']
