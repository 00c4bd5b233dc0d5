import { test } from '@playwright/test'
import { type BookedDrive, bookDrive } from '../../tests/support/bookings.ts'
import type { Guest } from '../../tests/support/visitor.ts'

/** A visitor at another machine books the first free test drive of a day. `day`: its place among the dealer's free days. */
export const visitorBooks = (guest: Guest, day: number, dealer = 'sun-star-motor-malang'): Promise<BookedDrive> =>
  bookDrive(test.info().project.use.baseURL ?? '', dealer, guest, day)
