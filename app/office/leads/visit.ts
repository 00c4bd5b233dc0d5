import { expect, type Page } from '@playwright/test'
import { at } from '~/addresses.ts'
import { book, chooseTime, type Guest } from '../../../tests/support/visitor.ts'

const dealer = 'sun-star-motor-malang'

/** A visitor books a test drive in this browser. Returns the reference; the result page stays open. */
export async function bookDrive(page: Page, guest: Guest, day: number): Promise<string> {
  await page.goto(at.testDrive({ vehicle: 'xforce', dealer }))
  await chooseTime(page, { day })
  return book(page, guest)
}

/** Opens a lead in the office, where an employee is signed in. */
export async function openLead(page: Page, reference: string, name: string): Promise<void> {
  await page.goto(at.lead(reference))
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}
