import { expect, type Page } from '@playwright/test'
import { at } from '~/addresses.ts'
import type { Guest } from '../../../tests/support/visitor.ts'

/** Opens a day of a dealer's calendar in the office, where an employee is signed in. */
export async function openDay(page: Page, dealer: string, date: string): Promise<void> {
  await page.goto(at.calendar({ dealer, hari: date }))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kalender')
}

/** The appointment of a visitor in the calendar. */
export const chipOf = (page: Page, { name }: Guest) =>
  page.getByRole('main').getByRole('link', { name }).filter({ visible: true }).first()
