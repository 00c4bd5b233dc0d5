import type { Page } from '@playwright/test'
import { at } from '~/addresses.ts'
import { enter } from '~/site/pre-order/visit.ts'
import { untilAlive } from '../../../tests/support/journey.ts'
import type { State } from '../../../tests/support/state.ts'
import { ibuRina } from '../../../tests/support/visitor.ts'
import { act, openQueue } from './visit.ts'
import { words } from './words.ts'

const withOrder = (then: (page: Page, reference: string) => Promise<void>): NonNullable<State['reach']> => {
  return async (page) => {
    await page.goto(at.preOrderForm())
    await untilAlive(page)
    const reference = await enter(page, ibuRina)
    await openQueue(page)
    await then(page, reference)
  }
}

export const states: State[] = [
  {
    name: 'office pre-orders, a reason is missing',
    as: 'call-centre',
    reach: withOrder(async (page, reference) => {
      await act(page, reference, 'hold')
      await page.getByText('Isi alasan').waitFor()
    }),
  },
  {
    name: 'office pre-orders, held a moment ago',
    as: 'call-centre',
    reach: withOrder(async (page, reference) => {
      await act(page, reference, 'hold', 'Menunggu dana')
      await page.getByText(words.done.hold(ibuRina.name)).waitFor()
    }),
  },
  { name: 'office pre-orders, read by an auditor', address: at.preOrderQueues(), as: 'auditor' },
]
