import { formatRupiah, type Rupiah } from '../../../lib/money.ts'
import { formatNumber } from '../../../lib/number.ts'
import { type Car, colourOf } from '../../cars/car.ts'
import type { RetiredModel } from '../../cars/retired.ts'
import type { MessageTopic, Payment, PlanTime, ServiceType } from '../payload.ts'
import type { About } from '../payload-schema.ts'

export type Fact = { name: string; value: string }

export const planWords: Record<PlanTime, string> = {
  'bulan-ini': 'Bulan ini',
  '3-bulan': 'Dalam 3 bulan',
  '6-bulan': 'Dalam 6 bulan',
  '12-bulan': 'Dalam 12 bulan',
  'belum-tahu': 'Belum tahu',
}

export const paymentWords: Record<Payment, string> = {
  tunai: 'Tunai',
  kredit: 'Kredit',
  'belum-tahu': 'Belum tahu',
}

export const serviceTypeWords: Record<ServiceType, string> = {
  berkala: 'Servis berkala',
  'perbaikan-umum': 'Perbaikan umum',
  'bodi-cat': 'Bodi & cat',
  'kampanye-perbaikan': 'Kampanye perbaikan',
}

export const topicWords: Record<MessageTopic, string> = {
  produk: 'Produk',
  harga: 'Harga dan promo',
  'purna-jual': 'Layanan purna jual',
  keluhan: 'Keluhan',
  'kerja-sama': 'Kerja sama',
  lainnya: 'Lainnya',
}

const words = {
  car: 'Mobil',
  variant: 'Varian',
  colour: 'Warna',
  plan: 'Rencana membeli',
  payment: 'Pembayaran',
  currentVehicle: 'Mobil sekarang',
  service: 'Jenis servis',
  plate: 'Nomor polisi',
  kilometres: 'Kilometer',
  year: 'Tahun',
  complaint: 'Keluhan',
  topic: 'Topik',
  message: 'Pesan',
  pictures: 'Foto',
  picturesOf: (count: number) => `${count} foto kami terima`,
  company: 'Perusahaan',
  nib: 'NIB',
  units: 'Jumlah',
  unitsOf: (count: number) => `${count} unit`,
  models: 'Model',
  city: 'Kota',
  extension: 'Pesawat telepon',
  accessories: 'Aksesori',
  estimate: 'Perkiraan harga',
  firstPayment: 'Bayar pertama',
  cash: 'Yang dibayar',
  instalment: 'Angsuran',
  balloon: 'Pembayaran akhir',
  instalments: (sum: string, count: number) => `${sum} × ${count} sesudah bayar pertama`,
}

/** The models that a request may be about: current and earlier ones. */
export type Models = { cars: readonly Car[]; retired: readonly RetiredModel[] }

/** The content of a request as pairs of name and value. */
export function factsOf(about: About, models: Models): Fact[] {
  return linesOf(about, models).flatMap(([name, value]) => (value ? [{ name, value }] : []))
}

/** The number of pictures, if there are any. */
export function pictureFacts(count: number): Fact[] {
  return count > 0 ? [{ name: words.pictures, value: words.picturesOf(count) }] : []
}

type Line = [name: string, value: string | null | undefined]

function linesOf({ kind, payload }: About, models: Models): Line[] {
  if (kind === 'message')
    return [
      [words.topic, topicWords[payload.topic]],
      [words.message, payload.message],
    ]
  if (kind === 'fleet') {
    return [
      [words.company, payload.company],
      [words.nib, payload.nib],
      [words.units, words.unitsOf(payload.units)],
      [words.models, payload.vehicles.map((slug) => modelName(models, slug)).join(', ')],
      [words.city, payload.city],
      [words.extension, payload.extension],
    ]
  }
  const car = models.cars.find(({ slug }) => slug === payload.vehicle)
  const lines: Line[] = [[words.car, modelName(models, payload.vehicle)]]
  if ('variant' in payload) lines.push([words.variant, car?.variants.find(({ slug }) => slug === payload.variant)?.name])
  if (kind === 'consultation') return [...lines, ...planLines(payload)]
  if (kind === 'simulation') return [...lines, ...simulationLines(payload)]
  if (kind === 'service') return [...lines, ...serviceLines(payload, car)]
  if (kind === 'accessories') return [...lines, ...accessoryLines(payload)]
  if ('colour' in payload && payload.colour && car) lines.push([words.colour, colourOf(car, payload.colour).name])
  return lines
}

function planLines({ plan, payment, currentVehicle }: Extract<About, { kind: 'consultation' }>['payload']): Line[] {
  return [
    [words.plan, planWords[plan]],
    [words.payment, paymentWords[payment]],
    [words.currentVehicle, currentVehicle],
  ]
}

function simulationLines(payload: Extract<About, { kind: 'simulation' }>['payload']): Line[] {
  const { payment, firstPayment, instalment, instalments, balloon } = payload
  return [
    [words.payment, paymentWords[payment]],
    [payment === 'tunai' ? words.cash : words.firstPayment, formatRupiah(firstPayment as Rupiah)],
    [
      words.instalment,
      instalment !== null && instalments !== null ? words.instalments(formatRupiah(instalment as Rupiah), instalments) : null,
    ],
    [words.balloon, balloon === null ? null : formatRupiah(balloon as Rupiah)],
  ]
}

type ServicePayload = Extract<About, { kind: 'service' }>['payload']

function serviceLines(payload: ServicePayload, car: Car | undefined): Line[] {
  const { colour, plate, year, kilometres: distance, complaint } = payload
  return [
    [words.colour, car?.colours.find(({ slug }) => slug === colour)?.name ?? colour],
    [words.service, serviceWords(payload)],
    [words.plate, plate],
    [words.year, String(year)],
    [words.kilometres, distance === null ? null : `${formatNumber(distance)} km`],
    [words.complaint, complaint],
  ]
}

function accessoryLines({ accessories, message }: Extract<About, { kind: 'accessories' }>['payload']): Line[] {
  return [
    [words.accessories, accessories.map(({ name }) => name).join('\n')],
    [words.estimate, formatRupiah(accessories.reduce((sum, { price }) => sum + price, 0) as Rupiah)],
    [words.message, message],
  ]
}

/** `Servis berkala 40.000 km` */
export function serviceWords({ type, visit }: Pick<ServicePayload, 'type' | 'visit'>): string {
  return visit === null ? serviceTypeWords[type] : `${serviceTypeWords[type]} ${formatNumber(visit)} km`
}

export function modelName({ cars, retired }: Models, slug: string): string {
  return [...cars, ...retired].find((model) => model.slug === slug)?.name ?? slug
}
