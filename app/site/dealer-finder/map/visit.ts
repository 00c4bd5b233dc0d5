import type { Page } from '@playwright/test'
import { expect } from '../../../../tests/support/journey.ts'

export const map = (page: Page) => page.getByRole('application', { name: 'Peta dealer' })
export const markers = (page: Page) => map(page).getByRole('button')
export const shown = (page: Page) => expect(page.locator('dealer-map')).toHaveAttribute('data-state', 'shown')
