import { expect, type Page } from '@playwright/test'
import { at } from '~/addresses.ts'
import { book, chooseTime, type Guest } from '../../../tests/support/visitor.ts'

export type BookedDrive = { reference: string; date: string; time: string }

/** A visitor books the first free test drive of a day in this browser. The result page stays open. */
export async function bookAt(page: Page, dealer: string, guest: Guest, day: number): Promise<BookedDrive> {
  await page.goto(at.testDrive({ vehicle: 'xforce', dealer }))
  await chooseTime(page, { day })
  const [date, time] = await Promise.all(
    ['date', 'time'].map((name) => page.locator(`input[name=${name}]:checked`).first().inputValue()),
  )
  return { reference: await book(page, guest), date: date ?? '', time: time ?? '' }
}

/** Opens a day of a dealer's calendar in the office, where an employee is signed in. */
export async function openDay(page: Page, dealer: string, date: string): Promise<void> {
  await page.goto(at.calendar({ dealer, hari: date }))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kalender')
}

/** The appointment of a visitor in the calendar. */
export const chipOf = (page: Page, { name }: Guest) =>
  page.getByRole('main').getByRole('link', { name }).filter({ visible: true }).first()
