import type { CalendarRefusal } from '../calendar/acts/act.server.ts'
import type { PreOrderAct } from './pre-order-acts.server.ts'
import type { QueueRow } from './read-queue.server.ts'

export const words = {
  title: 'Antrean pemesanan awal',
  none: 'Belum ada model yang dibuka untuk pemesanan awal.',
  empty: 'Belum ada pemesanan di antrean ini.',
  length: (count: number) => `${count} pemesanan di antrean`,
  rule: 'Unit dialokasikan menurut antrean: kepada yang pertama menunggu varian dan warna itu. Yang ditahan dilewati dan tetap memegang nomornya.',
  place: 'Nomor',
  who: 'Pemesan',
  car: 'Varian dan warna',
  dealer: 'Dealer',
  state: 'Keadaan',
  act: 'Tindakan',
  other: 'Pemesan dealer lain',
  since: (when: string) => `sejak ${when}`,
  unit: 'Tanda unit, misalnya nomor rangka',
  reason: 'Alasan menahan',
  acts: { allocate: 'Alokasikan unit', hold: 'Tahan', release: 'Lepas' } satisfies Record<PreOrderAct, string>,
  more: 'Berikutnya',
  first: 'Ke awal antrean',
  done: {
    allocate: (name: string) => `Unit dialokasikan untuk ${name}; pemesan diberi tahu.`,
    hold: (name: string) => `Pemesanan ${name} ditahan.`,
    release: (name: string) => `Pemesanan ${name} kembali menunggu.`,
  } satisfies Record<PreOrderAct, (name: string) => string>,
  undone: 'Diurungkan.',
}

export const stateWords: Record<QueueRow['state'], string> = {
  waiting: 'Menunggu',
  allocated: 'Dialokasikan',
  held: 'Ditahan',
}

export const refusalWords: Record<CalendarRefusal['kind'], string> = {
  unknown: 'Pemesanan ini tidak ada, atau ditangani dealer lain.',
  'not-possible': 'Tindakan ini tidak dapat dilakukan pada keadaan sekarang.',
  'changed-meanwhile': 'Sudah terlambat untuk mengurungkan: pemesanan berubah atau pesannya sudah terkirim.',
  'moved-meanwhile': 'Pemesanan baru berubah. Periksa, lalu ulangi bila perlu.',
  'reason-missing': 'Isi alasan, paling panjang 200 huruf.',
  'not-first': 'Ada pemesan lebih awal yang menunggu varian dan warna yang sama. Alokasikan atau tahan yang itu dulu:',
  'slot-gone': 'Jam itu sudah terisi.',
  'too-many': 'Nomor ini sudah punya jadwal terbanyak yang diizinkan.',
}
