import type { CalendarUse } from '../calendar-use.ts'
import type { StaffChange } from './staff-change.ts'

export const requestWords = {
  reference: 'Nomor permintaan',
  sent: 'Yang Anda kirim',
  slot: 'Jadwal',
  dealer: 'Dealer',
  sample: 'Outlet contoh untuk demonstrasi.',
  map: 'Buka di peta',
  next: 'Selanjutnya',
  notCalled: 'Belum dihubungi setelah waktu itu? Hubungi',
  withReference: (reference: string) => `dan sebutkan ${reference}.`,
  answer: (who: string, ending: string, by: string) =>
    `${who} menghubungi nomor Anda yang berakhiran ${ending}, paling lambat ${by}.`,
  answerByWhatsapp: (who: string, ending: string, by: string) =>
    `${who} menulis lewat WhatsApp ke nomor Anda yang berakhiran ${ending}, paling lambat ${by}.`,
  from: (number: string) => `Panggilan datang dari ${number}.`,
  callerNames: (reference: string) => `Penelepon menyebutkan nomor ${reference}, jadi Anda tahu panggilan itu dari kami.`,
  employee: (name: string, place: string) => (place === 'Kami' ? `${name} dari pihak kami` : `${name} dari dealer`),
  callsAt: (who: string, ending: string, time: string) => `${who} menghubungi nomor Anda yang berakhiran ${ending} pada ${time}.`,
  soon: (who: string) => `${who} menghubungi Anda secepatnya.`,
  soonByWhatsapp: (who: string) => `${who} menulis lewat WhatsApp secepatnya.`,
  maker: 'Kami',
  theDealer: 'Dealer',
  follow: 'Ikuti permintaan ini',
  dealerAt: (dealer: string, slot: string) => `${dealer} (${slot})`,
}

/** For a private page that was opened with a code and has expired. */
export const expiredWords = {
  title: 'Tautan ini sudah tidak berlaku',
  text: 'Halaman permintaan yang dibuka dengan kode berlaku 24 jam. Buka lagi dengan nomor permintaan dan kode baru.',
  openAgain: 'Buka dengan nomor permintaan',
}

/** The link to the calendar file, and what the file does with an earlier entry. */
export const calendarWords: Record<CalendarUse, { label: string; note: string | null }> = {
  add: { label: 'Simpan ke kalender', note: null },
  update: {
    label: 'Perbarui kalender',
    note: 'Bila jadwal lama ada di kalender Anda, “Perbarui kalender” menggantinya. Tidak ada jadwal ganda.',
  },
  remove: {
    label: 'Hapus dari kalender',
    note: 'Bila jadwal ini ada di kalender Anda, “Hapus dari kalender” menghapusnya. Masih terlihat? Hapus di aplikasi kalender.',
  },
}

/** Whether a pre-order has a car. */
export const allocationWords = {
  allocated: (unit: string) => `Unit untuk Anda sudah dialokasikan: ${unit}. Dealer menghubungi Anda untuk surat pesanan.`,
  held: 'Pemesanan Anda sedang ditahan. Nomor antrean tetap milik Anda; hubungi dealer untuk melanjutkan.',
}

/** The heading of a page about a request that an employee changed. */
export const staffChangeWords: Record<StaffChange, { title: string; lead: string }> = {
  moved: { title: 'Jadwal dipindahkan', lead: 'Kami memindahkan jadwal Anda ke jam di bawah. Tidak cocok? Pilih jam lain.' },
  'handed-over': { title: 'Diteruskan ke dealer lain', lead: 'Kami meneruskan permintaan Anda ke dealer di bawah.' },
  cancelled: { title: 'Dibatalkan', lead: 'Kami membatalkan permintaan ini. Keliru? Hubungi kami dan sebutkan nomornya.' },
  invalid: { title: 'Ditutup', lead: 'Kami menutup permintaan ini. Keliru? Hubungi kami dan sebutkan nomornya.' },
  released: {
    title: 'Selesai',
    lead: 'Permintaan ini selesai kami tangani dan jadwalnya kami lepas. Masih perlu? Pilih jadwal baru.',
  },
}

/** What employees did about a request. */
export const careWords = {
  missed: (deadline: string) =>
    `Kami berjanji menjawab paling lambat ${deadline} dan belum menepatinya. Permintaan Anda sekarang kami dahulukan.`,
  notReached: (when: string) => `Kami menghubungi Anda pada ${when}, tetapi belum tersambung.`,
  chooseTime: 'Pilih waktu yang cocok',
  callAt: (time: string) => `Anda minta dihubungi pada ${time}.`,
  confirmed: 'Jadwal ini sudah dikonfirmasi.',
  handedOver: (dealer: string) => `Permintaan ini kami teruskan ke ${dealer} supaya lebih cepat dijawab.`,
  mergedInto: (reference: string) => `Permintaan ini kami tangani bersama permintaan Anda ${reference}.`,
  answered: (who: string | null, when: string) => `${who ?? 'Kami'} sudah menghubungi Anda pada ${when}.`,
}
