import { at } from '../../app/addresses.ts'
import { receivedCode } from '../support/received.ts'
import type { Visitor } from './visitor.ts'

/** Each browser uses another dealer. At the same dealer, two browsers could choose the same time. */
export type Guest = { name: string; phone: string; email: string; dealer: string }

/** The main paths through the site, each once. */
export const journeys: [name: string, walk: (visitor: Visitor, guest: Guest) => Promise<void>][] = [
  [
    'from the home page through the menu to a form',
    async (visitor) => {
      await visitor.open(at.home())
      await visitor.press('Menu')
      await visitor.press('Test drive')
      await visitor.seesHeading('Test drive')
    },
  ],
  [
    'a model in another colour',
    async (visitor) => {
      await visitor.open(at.car('mobil-penumpang', 'xpander'))
      const paint = () => getComputedStyle(document.querySelector('.paint') as Element).fill
      const before = await visitor.run(paint)
      await visitor.run(() => {
        const colours = [...document.querySelectorAll<HTMLInputElement>('input[type=radio][name=warna]')]
        colours.find(({ checked }) => !checked)?.labels?.[0]?.click()
      })
      await visitor.until((old) => getComputedStyle(document.querySelector('.paint') as Element).fill !== old, before)
    },
  ],
  [
    'a link to a question opens it',
    async (visitor) => {
      await visitor.open(at.helpQuestion('garansi-aki'))
      await visitor.until((slug) => document.getElementById(slug)?.closest('details')?.open === true, 'garansi-aki')
    },
  ],
  [
    'a test drive to its result',
    async (visitor, guest) => {
      await visitor.open(at.testDrive({ vehicle: 'xpander', dealer: guest.dealer }))
      await chooseFirst(visitor, 'date')
      await chooseFirst(visitor, 'time')
      await fillIn(visitor, guest)
      await visitor.press('Kirim permintaan')
      await visitor.seesHeading('Permintaan diterima')
    },
  ],
  [
    'a consultation with its code',
    async (visitor, guest) => {
      await visitor.open(at.consultation({ vehicle: 'xforce', province: '31', city: '31.75', dealer: 'dwindo-cakung' }))
      await visitor.choose('Dalam 3 bulan')
      await visitor.choose('Kredit')
      await fillIn(visitor, guest)
      await visitor.press('Lanjutkan')
      await enterCode(visitor, guest)
      await visitor.seesHeading('Kirim rencana pembelian')
      await visitor.press('Kirim rencana pembelian')
      await visitor.seesHeading('Rencana Anda')
    },
  ],
  [
    'a simulation that is kept',
    async (visitor, guest) => {
      await visitor.open(at.creditSimulation({ vehicle: 'xpander' }))
      await visitor.until(() => /Rp/.test(document.querySelector('main')?.textContent ?? ''))
      await visitor.press('Simpan simulasi ini')
      await visitor.write('Nama', guest.name)
      await visitor.write('Nomor HP', guest.phone)
      await visitor.choose('Saya setuju')
      await visitor.press('Kirim kode')
      await enterCode(visitor, guest)
      await visitor.seesHeading('Simulasi tersimpan')
    },
  ],
  [
    'dealers found by name, on the map',
    async (visitor) => {
      await visitor.open(at.dealers())
      await visitor.write('Kota', 'bandung')
      await visitor.press('Cari')
      await visitor.until(() => new URL(location.href).searchParams.get('q') === 'bandung')
      await visitor.run(() => document.querySelector('dealer-map')?.scrollIntoView({ block: 'center' }))
      await visitor.until(() => document.querySelectorAll('dealer-map button').length > 3)
    },
  ],
  [
    'a brochure to look at and one that is sent',
    async (visitor, guest) => {
      await visitor.open(at.brochures())
      const isPdf = await visitor.run(async () => {
        const link = document.querySelector<HTMLAnchorElement>('a[href*="/brosur/download"]')
        const answer = await fetch(link?.href ?? '')
        return answer.headers.get('Content-Type') === 'application/pdf'
      })
      if (!isPdf) throw new Error('The brochure is no PDF.')
      await visitor.open(at.brochureRequest({ vehicle: 'xpander' }))
      await visitor.write('Nama', guest.name)
      await visitor.write('Nomor HP', guest.phone)
      await visitor.choose('Saya setuju')
      await visitor.press('Kirim')
      await visitor.seesHeading('Brosur')
    },
  ],
  [
    'a chat',
    async (visitor, guest) => {
      const logHas = (text: string) => document.querySelector('[role=log]')?.textContent?.includes(text) === true
      const isAlive = () => document.querySelector('live-part[data-alive]') !== null
      await visitor.open(at.liveChat())
      await visitor.until(isAlive)
      await visitor.write('Nama Anda', guest.name)
      await visitor.write('Pertanyaan Anda', 'Apakah XPANDER bisa dicoba di Bandung?')
      await visitor.press('Mulai obrolan')
      await visitor.write('Tulis pesan', 'Hari Sabtu pagi.')
      await visitor.press('Kirim')
      await visitor.until(logHas, 'Hari Sabtu pagi.')
      await visitor.open(at.liveChat())
      await visitor.until(isAlive)
      await visitor.until(logHas, 'Hari Sabtu pagi.')
      await visitor.press('Akhiri obrolan')
      await visitor.until(() => document.body.textContent?.includes('Obrolan ini sudah berakhir') === true)
    },
  ],
]

/** Pages that must not be wider than the window. */
export const pages = [
  at.home(),
  at.cars(),
  at.car('mobil-penumpang', 'xpander'),
  at.compare(['xpander', 'xforce']),
  at.testDrive({ vehicle: 'xpander' }),
  at.creditSimulation({ vehicle: 'xpander' }),
  at.dealers({ q: 'bandung' }),
  at.brochures(),
  at.campaign('thenewsuv'),
  at.fleet(),
  at.contact(),
  at.preOrder(),
] as const

export const widths = [360, 768, 1024, 1280, 1920]

async function chooseFirst(visitor: Visitor, name: string): Promise<void> {
  await visitor.until((field) => document.querySelector(`input[name=${field}]:enabled`) !== null, name)
  await visitor.run((field) => {
    document.querySelector<HTMLInputElement>(`input[name=${field}]:enabled`)?.labels?.[0]?.click()
  }, name)
}

async function fillIn(visitor: Visitor, { name, phone, email }: Guest): Promise<void> {
  await visitor.write('Nama', name)
  await visitor.write('Nomor HP', phone)
  await visitor.write('E-mail', email)
  await visitor.choose('Saya setuju')
}

async function enterCode(visitor: Visitor, { phone }: Guest): Promise<void> {
  await visitor.seesHeading('Masukkan kode')
  await visitor.write('Kode 6 angka', await receivedCode(phone))
  await visitor.press('Lanjutkan')
}
