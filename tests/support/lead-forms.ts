import { at } from '../../app/addresses.ts'
import { Temporal } from '../../app/lib/instant.ts'

/** A form as it is sent without a browser. */
export type SentForm = { address: string; fields: Record<string, string>; withCode?: boolean }

/** Every form that creates a lead, filled in correctly. Each has another phone number. */
export async function leadForms(site: string): Promise<SentForm[]> {
  const day = Temporal.Now.plainDateISO('Asia/Jakarta').add({ days: 10 }).toString()
  const car = { vehicle: 'xforce', dealer: 'dwindo-cakung' }
  const slot = { date: day, time: '09:30' }
  const serviced = { vehicle: 'xpander', variant: '', year: '2022', color: '', type: 'berkala', kilometres: '38.500' }
  const plan = { variant: 'ultimate-ds', plan: '3-bulan', payment: 'kredit', current_vehicle: '' }
  const order = { variant: 'hev', color: 'red-metallic', refund_rule: await refundRule(site) }
  const forms: SentForm[] = [
    { address: at.contactMessage(), fields: { topic: 'produk', message: 'Kapan ada warna hijau?' } },
    { address: at.consultation(), fields: { ...car, ...plan }, withCode: true },
    { address: at.saveSimulation({ vehicle: 'xforce' }), fields: {}, withCode: true },
    { address: at.preOrderForm(), fields: { ...car, ...order }, withCode: true },
    { address: at.testDrive(), fields: { ...car, ...slot } },
    {
      address: at.serviceBooking(),
      fields: { ...serviced, ...slot, dealer: 'dwindo-cakung', plate: 'B 1234 XYZ', complaint: '' },
    },
    { address: at.brochureRequest(), fields: { vehicle: 'xforce' } },
    { address: at.accessoryRequest(), fields: { ...car, pilih: 'karpet-lantai', message: '' } },
    { address: at.campaign('thenewsuv'), fields: { consultVehicle: 'xforce', consultVariant: '' } },
    { address: at.fleet(), fields: { company: 'PT Maju Bersama', units: '12', vehicle: 'l300', province: '32', city: '32.73' } },
  ]
  return forms.map((form, place) => ({ ...form, fields: { ...form.fields, ...person(`08120000${1000 + place}`) } }))
}

/** The fields of a person. The brochure form has another name for the phone number. */
export const person = (phone: string) => ({
  name: 'Rina Wulandari',
  phone,
  phone_number: phone,
  email: 'rina@contoh.id',
  agreement: 'ya',
})

async function refundRule(site: string): Promise<string> {
  const choice = { vehicle: 'xforce', variant: 'hev', color: 'red-metallic', dealer: 'dwindo-cakung' }
  const html = await (await fetch(site + at.preOrderForm(choice))).text()
  return /name="refund_rule"[^>]*value="([^"]+)"/.exec(html)?.[1] ?? ''
}

/** A client without a browser that keeps cookies and does not follow redirects. */
export function jar(site: string) {
  const cookies = new Map<string, string>()
  const ask = async (address: string, asked: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(asked.headers)
    if (cookies.size > 0) headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const answer = await fetch(new URL(address, site), { redirect: 'manual', ...asked, headers })
    for (const given of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(given) ?? []
      cookies.set(name, value)
    }
    return answer
  }
  const send = ({ address, fields }: SentForm, headers: Record<string, string> = {}) =>
    ask(address, { method: 'POST', headers, body: new URLSearchParams(fields) })
  return { ask, send }
}
