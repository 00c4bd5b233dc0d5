import { type Car, isOnSale } from '../../core/cars/car.ts'
import { readCatalogue } from '../../core/cars/catalogue.server.ts'
import { addressLine, type Dealer } from '../../core/dealers/dealer.ts'
import { readDealers } from '../../core/dealers/dealers.server.ts'
import { afterOpenMinutes } from '../../core/dealers/opening-hours.ts'
import { clockTime, dayAndTime, momentOf, readDay, readTime } from '../../lib/day.ts'
import type { Instant } from '../../lib/instant.ts'
import { type Zone, zoneLabel } from '../../lib/zone.ts'
import type { Db } from '../../platform/database.server.ts'
import type { Choice } from './choice.ts'
import { readSlots } from './diary.server.ts'
import { type OpenDay, openDays, timesOf } from './open-days.ts'
import type { Alternative } from './outcome.ts'
import { pictured } from './pictured.ts'
import { chosenCar, chosenColour, chosenPlace } from './place.ts'
import { nearestSlots, type Slot } from './slots.ts'
import { alternative } from './trouble.server.ts'
import { words } from './words.ts'

export type Options = Awaited<ReturnType<typeof readOptions>>

/** Everything the form offers after what was chosen so far, in words and ready to show. */
export async function readOptions(db: Db, choice: Choice, now: Instant) {
  const [cars, allDealers] = await Promise.all([readCatalogue(db), readDealers(db)])
  const { car, noLongerSold } = chosenCar(cars, choice)
  const { dealer, dealers, ...place } = chosenPlace(allDealers, car, choice)
  const schedule = dealer ? await readSchedule(db, dealer, choice, now) : noSchedule
  return {
    cars: cars.filter(isOnSale).map((each) => pictured(each)),
    car: car && shownCar(car, chosenColour(car, choice.warna)),
    noLongerSold: noLongerSold?.name ?? null,
    ...place,
    dealers: dealers.map(dealerCard),
    dealer: dealer && dealerCard(dealer),
    ...schedule,
    step: stepOf([car, dealer, schedule.time]),
  }
}

type Missed = { title: string; nearest: Alternative[] }

const noSchedule = {
  days: [] as OpenDay[],
  date: null,
  times: [],
  time: null,
  missed: null,
  zone: null,
  slot: null,
  answerBy: null,
  driveMinutes: 0,
}

async function readSchedule(db: Db, dealer: Dealer, choice: Choice, now: Instant) {
  const { diary, offered, free } = await readSlots(db, dealer, now)
  const { zone } = diary.calendar
  const days = openDays(offered, free)
  const date = days.find((day) => day.date === choice.date && day.free > 0)?.date ?? null
  const times = timesOf(date ? readDay(date) : null, free)
  const chosen = times.find(({ time }) => time === choice.time)
  return {
    days,
    date,
    times: times.map(({ time, label }) => ({ time, label })),
    time: chosen?.time ?? null,
    missed: chosen ? null : missedTime(choice, zone, offered, free),
    zone: zoneLabel[zone],
    slot: chosen ? dayAndTime(chosen.from, zone) : null,
    answerBy: dayAndTime(afterOpenMinutes(diary.calendar, now, diary.offer.answerMinutes), zone),
    driveMinutes: diary.offer.driveMinutes,
  }
}

/** A time that was asked for and is not to be had, with the nearest that are. */
function missedTime({ date, time }: Choice, zone: Zone, offered: readonly Slot[], free: readonly Slot[]): Missed | null {
  const [day, minutes] = [readDay(date), readTime(time)]
  if (!day || minutes === null) return null
  const wanted = momentOf(day, minutes, zone)
  const label = clockTime(wanted, zone)
  const taken = offered.some(({ from }) => from.equals(wanted))
  return {
    title: taken ? words.timeTaken(label) : words.timeNotOffered(label),
    nearest: nearestSlots(wanted, free, 3).map(({ from }) => alternative(from, zone)),
  }
}

function shownCar(car: Car, colour: string | null) {
  return { ...pictured(car, colour), colour: colour ?? '' }
}

/** The first step without an answer, counted from 0; after the last one comes the visitor. */
function stepOf(answers: readonly unknown[]): number {
  const open = answers.indexOf(null)
  return open < 0 ? answers.length : open
}

function dealerCard(dealer: Dealer) {
  return { slug: dealer.slug, name: dealer.name, address: addressLine(dealer), sample: dealer.sample }
}
