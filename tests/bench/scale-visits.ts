import { randomBytes } from 'node:crypto'
import { at } from '../../app/addresses.ts'
import { Temporal } from '../../app/lib/instant.ts'
import { referenceBytes, referenceFrom } from '../../app/lib/reference.ts'
import { jar, leadForms, person, type SentForm } from '../support/lead-forms.ts'

/** An action of a visitor. `number` makes each call different from the others. Returns the status of the answer. */
export type Visit = { name: string; act: (number: number) => Promise<number> }

const car = { vehicle: 'xforce', dealer: 'dwindo-cakung' }
const pages = [
  at.home(),
  at.cars(),
  at.car('mobil-penumpang', 'xforce'),
  at.testDrive(),
  at.testDrive(car),
  at.consultation(),
  at.serviceBooking(),
  at.serviceBooking({ dealer: car.dealer }),
  at.brochures(),
  at.contact(),
  at.contactMessage(),
  at.creditSimulation({ vehicle: car.vehicle }),
  at.paymentSimulation({ vehicle: car.vehicle }),
  at.preOrder(),
  at.fleet(),
  at.dealers(),
  at.dealers({ q: 'padang' }),
  at.dealerProvince('bali'),
  at.dealersJson({ province: '51' }),
  at.requests(),
  at.sitemap(),
  at.pageSitemap(),
  at.provinceSitemap('bali'),
]

/** Visits to pages and forms of a site. Each visit has another query, so that no finished page is kept. */
export async function visitsOf(site: string): Promise<Visit[]> {
  const read = async (path: string, number: number) => {
    const answer = await fetch(`${site}${path}${path.includes('?') ? '&' : '?'}ukur=${number}`)
    await answer.arrayBuffer()
    return answer.status
  }
  const forms = await leadForms(site)
  const own = await ownPages(site, forms)
  return [
    ...[...pages, ...own].map((path) => ({ name: nameOf(path), act: (number: number) => read(path, number) })),
    ...forms.map((form) => ({ name: `POST ${nameOf(form.address)}`, act: (number: number) => send(site, form, number) })),
    { name: `POST ${at.requests()}`, act: () => askForCode(site) },
  ]
}

const nameOf = (path: string) => path.replace(/[\w-]{40,}/, ':token')

/** The pages that the owner of a new request sees. */
async function ownPages(site: string, [message]: SentForm[]): Promise<string[]> {
  const answer = message && (await jar(site).send(message))
  const thanks = answer?.headers.get('Location') ?? ''
  return [thanks, at.request(thanks.split('/').at(-1) ?? '')]
}

async function send(site: string, form: SentForm, number: number): Promise<number> {
  const fields = { ...form.fields, ...person(`0813${10_000_000 + number}`), ...('date' in form.fields ? freeSlot(number) : {}) }
  const answer = await jar(site).send({ ...form, fields })
  await answer.arrayBuffer()
  return answer.status
}

/** A different slot for each number, mostly on a day when the dealer is open. */
function freeSlot(number: number): { date: string; time: string } {
  const today = Temporal.Now.plainDateISO('Asia/Jakarta')
  return { date: today.add({ days: 2 + (number % 24) }).toString(), time: number % 48 < 24 ? '09:30' : '14:00' }
}

/** Asks for a code for a reference that does not exist. */
async function askForCode(site: string): Promise<number> {
  const fields = { reference: referenceFrom('PS', randomBytes(referenceBytes)) }
  const answer = await jar(site).send({ address: at.requests(), fields })
  await answer.arrayBuffer()
  return answer.status
}
