import sharp from 'sharp'
import { readCatalogue, readExtras } from '../../app/core/cars/catalogue.server.ts'
import { pictured } from '../../app/core/cars/pictured.ts'
import { findDealer } from '../../app/core/dealers/dealers.server.ts'
import type { LeadContext } from '../../app/core/leads/lead-context.ts'
import { newRequestKey } from '../../app/core/leads/private-address.server.ts'
import type { Result } from '../../app/lib/result.ts'
import type { Db } from '../../app/platform/database.server.ts'
import { readBasket } from '../../app/site/accessories/basket.ts'
import { receiveRequest as receiveAccessories } from '../../app/site/accessories/request/receive.server.ts'
import { sendBrochure } from '../../app/site/brochures/request/send-brochure.server.ts'
import { receiveRequest as receiveCampaign } from '../../app/site/campaigns/request/receive.server.ts'
import { draftConsultation, sendPlan, verifyConsultation } from '../../app/site/consultation/consultation.server.ts'
import { readPhoto } from '../../app/site/contact/message/photo.server.ts'
import { receiveMessage } from '../../app/site/contact/message/receive.server.ts'
import { receiveRequest as receiveFleet } from '../../app/site/fleet/request/receive.server.ts'
import { readPreOrderSettings } from '../../app/site/pre-order/opening.server.ts'
import { versionOf } from '../../app/site/pre-order/options.server.ts'
import { draftOrder } from '../../app/site/pre-order/order.server.ts'
import { verifyOrder } from '../../app/site/pre-order/queue/entry.server.ts'
import { bookService } from '../../app/site/service-booking/service-booking.server.ts'
import { readCalculation } from '../../app/site/simulation/calculation/read-calculation.server.ts'
import { payloadOf } from '../../app/site/simulation/saved/keep.ts'
import { askDealer, draftSimulation, keepSimulation } from '../../app/site/simulation/saved/save-simulation.server.ts'
import { bookTestDrive } from '../../app/site/test-drive/booking.server.ts'
import { halfPastNine, monday } from './test-drives.ts'

export type Contact = { name: string; phone: string; email: string }

/** Texts that only this person typed, to search for afterwards. */
export const typedTexts = {
  plate: 'B 4917 QZX',
  complaint: 'Bunyi zrrt dari kolong',
  message: 'Xpander saya mogok di Ciwidey',
  oldCar: 'Kijang kotak hijau 1994',
  company: 'PT Wangsadipa Makmur',
  wish: 'Karpetnya warna kuning kunyit',
}

const bandung = 'mahligai-puteri-berlian-bandung'

/** One person sends every form of the site, and proves the number where a code is asked for. Returns the private tokens. */
export async function useEveryJourney(db: Db, contact: Contact, context: LeadContext): Promise<Record<string, string>> {
  const sent = () => ({ contact, key: newRequestKey(), source: { utm_source: 'poster' }, notes: [] })
  const sender = { client: '203.0.113.7', device: 'perangkat' }
  const withoutEmail = () => ({ ...sent(), contact: { ...contact, email: null } })
  const testDrive = { ...sent(), vehicle: 'xforce', dealer: bandung, day: monday, minutes: halfPastNine, colour: null }
  const service = {
    ...withoutEmail(),
    ...{ vehicle: 'xpander', variant: 'ultimate-cvt', year: 2024, colour: 'Putih', type: 'berkala' as const, kilometres: 38_500 },
    ...{ dealer: 'dwindo-cakung', day: monday, minutes: halfPastNine },
    ...{ plate: typedTexts.plate, complaint: typedTexts.complaint },
  }
  const fleet = { company: typedTexts.company, nib: '8120000012345', units: 12, vehicles: ['l300'] }
  return {
    testDrive: tokenOf(await bookTestDrive(db, testDrive, context)),
    service: tokenOf(await bookService(db, service, context)),
    brochure: tokenOf(await sendBrochure(db, { ...withoutEmail(), vehicle: 'xpander' }, context)),
    message: await writeMessage(db, sent(), context),
    campaign: await answerCampaign(db, sent(), context),
    accessories: await askAccessories(db, sent(), context),
    fleet: tokenOf(await receiveFleet(db, { ...sent(), ...fleet, city: 'Kota Bandung, Jawa Barat', extension: null }, context)),
    consultation: await consult(db, sent(), sender, context),
    preOrder: await preOrder(db, sent(), sender, context),
    simulation: await saveSimulation(db, withoutEmail(), sender, context),
  }
}

type Sent = { contact: Contact; key: string; source: { utm_source: string }; notes: string[] }
type Sender = { client: string; device: string }

async function writeMessage(db: Db, sent: Sent, context: LeadContext): Promise<string> {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'tomato' } })
    .jpeg()
    .toBuffer()
  const photo = await readPhoto(new File([new Uint8Array(bytes)], 'mobil.jpg'))
  if (!photo.ok) throw new Error('no photo')
  const { message } = typedTexts
  return tokenOf(await receiveMessage(db, { ...sent, topic: 'keluhan', message, photo: photo.value }, context))
}

async function answerCampaign(db: Db, sent: Sent, context: LeadContext): Promise<string> {
  const car = await carOf(db, 'xforce')
  const asked = { ...sent, campaign: 'thenewsuv', car, vehicle: 'xforce', variant: 'exceed-cvt' } as const
  return tokenOf(await receiveCampaign(db, asked, context))
}

async function askAccessories(db: Db, sent: Sent, context: LeadContext): Promise<string> {
  const car = await carOf(db, 'xpander')
  const [first, ...more] = readBasket(['karpet-lantai'], (await readExtras(db, car)).accessories).chosen
  if (!first) throw new Error('no accessory')
  const accessories = [first, ...more] as const
  const asked = { ...sent, car: pictured(car), accessories, message: typedTexts.wish, dealer: 'dwindo-cakung' }
  return tokenOf(await receiveAccessories(db, asked, context))
}

async function consult(db: Db, sent: Sent, sender: Sender, context: LeadContext): Promise<string> {
  const plan = { vehicle: 'xforce', variant: '', plan: '3-bulan', payment: 'kredit', dealer: bandung } as const
  const token = tokenOf(await draftConsultation(db, { ...sent, ...plan, currentVehicle: typedTexts.oldCar }, context, sender))
  await verifyConsultation(db, token, context)
  await sendPlan(db, token, context)
  return token
}

async function preOrder(db: Db, sent: Sent, sender: Sender, context: LeadContext): Promise<string> {
  const settings = await readPreOrderSettings(db)
  if (!settings) throw new Error('no pre-orders')
  const order = { vehicle: 'xforce', variant: 'hev', colour: 'red-metallic', dealer: bandung }
  const refundRule = versionOf(settings.refundRule)
  // Another device: the limits of codes count each of them.
  const token = tokenOf(await draftOrder(db, { ...sent, ...order, refundRule }, context, { ...sender, device: 'lain' }))
  await verifyOrder(db, token, context)
  return token
}

async function saveSimulation(
  db: Db,
  sent: Omit<Sent, 'contact'> & { contact: Omit<Contact, 'email'> & { email: null } },
  sender: Sender,
  context: LeadContext,
): Promise<string> {
  const today = context.now.toZonedDateTimeISO('Asia/Jakarta').toPlainDate()
  const calculation = await readCalculation(db, { typed: { vehicle: 'xforce' }, withCash: false, accessories: [] }, today)
  const payload = payloadOf(calculation, today, null)
  if (!payload) throw new Error('nothing to save')
  const token = tokenOf(await draftSimulation(db, { ...sent, payload }, context, { ...sender, device: 'ketiga' }))
  await keepSimulation(db, token, context)
  const dealer = await findDealer(db, 'dwindo-cakung')
  if (dealer) await askDealer(db, token, dealer, context)
  return token
}

async function carOf(db: Db, wanted: string) {
  const car = (await readCatalogue(db)).find(({ slug }) => slug === wanted)
  if (!car) throw new Error(`no ${wanted}`)
  return car
}

function tokenOf(answer: Result<{ token: string }, unknown>): string {
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal))
  return answer.value.token
}
