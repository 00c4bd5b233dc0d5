import { at } from '../../../addresses.ts'
import { readSchedule } from '../../../core/appointments/schedule.server.ts'
import { type Car, isOnSale } from '../../../core/cars/car.ts'
import { readCatalogue } from '../../../core/cars/catalogue.server.ts'
import { type Dealer, sells } from '../../../core/dealers/dealer.ts'
import { typedDealer } from '../../../core/dealers/dealer-choices.server.ts'
import type { Instant } from '../../../lib/instant.ts'
import { done, type Result, refused } from '../../../lib/result.ts'
import type { Db } from '../../../platform/database.server.ts'
import { linkWords as words } from '../words.ts'

/** What an employee chose to send a link to. `model` and `dealer` are slugs. */
export type DriveChoice = { model: string; dealer: string }

export type InsertedLink = { text: string; label: string; href: string }

type DriveRefusal = 'model-missing' | 'dealer-missing' | 'dealer-sells-other-cars'

async function findModel(db: Db, model: string): Promise<Car | undefined> {
  return (await readCatalogue(db)).filter(isOnSale).find(({ slug }) => slug === model)
}

async function findDrive(db: Db, { model, dealer }: DriveChoice): Promise<Result<{ car: Car; dealer: Dealer }, DriveRefusal>> {
  const car = await findModel(db, model)
  if (!car) return refused('model-missing')
  const found = dealer === '' ? null : await typedDealer(db, dealer)
  if (!found) return refused('dealer-missing')
  return sells(found, car.class) ? done({ car, dealer: found }) : refused('dealer-sells-other-cars')
}

/** A message with a link to a simulation of a model. */
export async function simulationLink(db: Db, model: string): Promise<Result<InsertedLink, 'model-missing'>> {
  const car = await findModel(db, model)
  if (!car) return refused('model-missing')
  const { name, slug: vehicle } = car
  return done({ text: words.simulation(name), label: words.openSimulation(name), href: at.creditSimulation({ vehicle }) })
}

/** A message with a link to the free times for a test drive at a dealer. */
export async function scheduleLink(db: Db, choice: DriveChoice): Promise<Result<InsertedLink, DriveRefusal>> {
  const drive = await findDrive(db, choice)
  if (!drive.ok) return drive
  const { car, dealer } = drive.value
  const href = at.testDrive({ vehicle: car.slug, dealer: dealer.slug })
  return done({ text: words.slot(car.name, dealer.name), label: words.openSlot(car.name), href })
}

/** The same with one free time chosen: `2026-11-28` and `09:30` in the dealer's zone. */
export async function slotLink(
  db: Db,
  { date, time, ...choice }: DriveChoice & { date: string; time: string },
  now: Instant,
): Promise<Result<InsertedLink, DriveRefusal | 'slot-gone'>> {
  const drive = await findDrive(db, choice)
  if (!drive.ok) return drive
  const { car, dealer } = drive.value
  const { slot } = await readSchedule(db, dealer, { kind: 'test-drive', vehicle: car.slug }, { date, time }, now)
  if (slot === null) return refused('slot-gone')
  const href = at.testDrive({ vehicle: car.slug, dealer: dealer.slug, date, time })
  return done({ text: words.oneSlot(car.name, dealer.name, slot), label: words.openOneSlot, href })
}

export type FreeTimes = Awaited<ReturnType<typeof freeTimes>>

/** The days and free times for a test drive from which an employee chooses one. Without a day: those of the first free day. */
export async function freeTimes(db: Db, { day, ...choice }: DriveChoice & { day: string }, now: Instant) {
  const drive = await findDrive(db, choice)
  if (!drive.ok) return { ...choice, refusal: drive.refusal }
  const { car, dealer } = drive.value
  const on = (date: string) => readSchedule(db, dealer, { kind: 'test-drive', vehicle: car.slug }, { date, time: '' }, now)
  const asked = await on(day)
  const first = asked.days.find(({ free }) => free > 0)
  const { days, date, times, zone } = asked.date === null && first ? await on(first.date) : asked
  return {
    ...choice,
    refusal: null,
    drive: words.drive(car.name, dealer.name),
    date,
    zone,
    days: days
      .filter(({ free }) => free > 0)
      .map(({ date, weekday, day, month }) => ({ value: date, label: `${weekday}, ${day} ${month}` })),
    times: times.map(({ time, label }) => ({ value: time, label })),
  }
}
