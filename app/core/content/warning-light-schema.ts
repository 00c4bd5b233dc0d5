import { z } from 'zod'
import { at } from '../../addresses.ts'
import { fieldHints } from './field-hints.ts'
import { defineKind } from './kind.ts'
import { drivingAdvice, lampColours, warningSymbols } from './warning-lights.ts'

const warningLight = z.object({
  name: z.string().min(1).max(50),
  colour: z.enum(lampColours),
  symbol: z.enum(warningSymbols),
  meaning: z.string().min(1).max(240).register(fieldHints, { long: true }),
  /** Steps in the order in which the driver takes them. */
  whatToDo: z
    .array(z.string().min(1).max(200).register(fieldHints, { long: true }))
    .nonempty()
    .register(fieldHints, { entry: 'langkah' }),
  mayDriveOn: z.enum(drivingAdvice),
  sample: z.boolean(),
})

export type WarningLight = z.infer<typeof warningLight>

export const warningLightKind = defineKind<WarningLight>({
  name: 'warning-light',
  labels: { one: 'Lampu peringatan', many: 'Lampu peringatan' },
  schema: warningLight,
  fields: {
    name: { label: 'Nama', help: 'Seperti di buku pemilik, maksimal 50 karakter.' },
    colour: { label: 'Warna', help: 'Warna lampunya di dasbor. Merah tampil paling atas.' },
    symbol: { label: 'Simbol', help: 'Gambar yang menyala di dasbor.' },
    meaning: { label: 'Artinya', help: 'Satu atau dua kalimat: apa yang sedang terjadi.' },
    whatToDo: { label: 'Yang perlu dilakukan', help: 'Langkah demi langkah; yang paling mendesak lebih dulu.' },
    mayDriveOn: { label: 'Boleh jalan terus?', help: 'Kalau ragu, pilih yang lebih aman.' },
    sample: { label: 'Contoh', help: 'Nyalakan kalau isinya karangan untuk contoh.' },
  },
  heading: 'name',
  address: at.warningLight,
  text: ({ name, meaning, whatToDo }) => [name, meaning, ...whatToDo].join(' '),
  search: ({ name, meaning }) => ({ title: name, summary: meaning, keywords: 'lampu indikator dasbor' }),
})
