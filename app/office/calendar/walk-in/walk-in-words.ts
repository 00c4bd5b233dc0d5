import { contactWords } from '../../../core/leads/words.ts'
import type { WalkInRefusal } from './walk-in.server.ts'
import type { FieldRefusal } from './walk-in.ts'

type Say = (typed: string) => string
const say =
  (text: string): Say =>
  () =>
    text

const contact = Object.fromEntries(
  Object.entries(contactWords).map(([refusal, wording]) => [refusal, typeof wording === 'string' ? say(wording) : wording]),
) as Record<keyof typeof contactWords, Say>

export const walkInWords = {
  other: (kind: string) => `Catat untuk ${kind}`,
  time: (zone: string) => `Jam (${zone})`,
  chooseTime: 'Pilih jam',
  model: 'Mobil',
  chooseModel: 'Pilih mobil',
  year: 'Tahun mobil',
  plate: 'Nomor polisi',
  type: 'Jenis servis',
  chooseType: 'Pilih jenis servis',
  name: 'Nama tamu',
  phone: 'Nomor HP',
  phoneHint: 'Tamu mendapat pesan WhatsApp dengan tautan untuk mengubah jadwalnya.',
  agreement: 'Bacakan kepada tamu, lalu centang bila setuju:',
  save: 'Catat tamu',
  noTimes: 'Tidak ada jam kosong pada hari ini. Pilih hari lain di kalender.',
  refusals: {
    ...contact,
    'name-missing': say('Isi nama tamu'),
    'phone-missing': say('Isi nomor HP tamu'),
    'year-missing': say('Isi tahun mobil'),
    'year-not-a-year': say('Tahun harus empat angka'),
    'year-too-early': say('Tahun terlalu awal'),
    'year-to-come': say('Tahun belum tiba'),
    'kilometres-not-a-number': say('Kilometer harus angka'),
    'kilometres-too-many': say('Kilometer terlalu banyak'),
    'vehicle-missing': say('Pilih mobil'),
    'vehicle-unknown': say('Pilih mobil dari daftar'),
    'plate-missing': say('Isi nomor polisi'),
    'plate-not-a-plate': say('Nomor polisi harus berbentuk seperti B 1234 XYZ'),
    'type-missing': say('Pilih jenis servis'),
    'time-missing': say('Pilih jam'),
    'agreement-missing': say('Centang bila tamu setuju'),
  } satisfies Record<FieldRefusal, Say>,
}

/** For a time that has passed, or at which the dealer takes no appointment. */
export const notOfferedWords = 'Jam itu sudah lewat atau tidak dibuka. Isian Anda tetap ada, pilih jam lain.'

export const walkInRefusalWords: Record<WalkInRefusal['kind'], string> = {
  unknown: 'Dealer ini tidak dapat Anda ubah.',
  'form-incomplete': 'Formulir ini tidak lengkap, jadi tamu belum dicatat. Periksa isiannya, lalu catat lagi.',
  'slot-gone': 'Jam itu baru saja terisi. Isian Anda tetap ada, pilih jam lain.',
  'form-used': 'Tamu ini sudah dicatat dari formulir yang sama. Lihat di kalender.',
  'place-is-yours': 'Nomor HP ini sudah punya jadwal pada jam itu.',
  'too-many': 'Nomor HP ini sudah punya jadwal terbanyak yang diizinkan.',
}
