import type { CodeChannel, CodeRefusal, WaitReason } from './code.ts'

export const channelWords: Record<CodeChannel, string> = { whatsapp: 'WhatsApp', sms: 'SMS' }

/** Shown beside the field: problems that the visitor can fix there. */
export const typedWords = {
  unreadable: 'Isi 6 angka dari pesan kami, satu kode saja',
  wrong: (left: number) => `Kode harus sama dengan yang ada di pesan terakhir kami. Anda dapat mencoba ${left} kali lagi`,
}

export type Trouble = { title: string; text: string }

/** Shown in a panel: no code is left to type, so the next step is a new one. */
export const troubleWords: Record<Exclude<CodeRefusal['kind'], keyof typeof typedWords>, Trouble> = {
  'no-code': { title: 'Belum ada kode yang berlaku', text: 'Minta kode baru di bawah.' },
  burnt: {
    title: 'Kode ini sudah ditutup',
    text: 'Kode ditutup setelah 5 kali mencoba agar tidak dapat ditebak. Minta kode baru di bawah.',
  },
  expired: { title: 'Waktu kode ini sudah habis', text: 'Setiap kode berlaku 5 menit. Minta kode baru di bawah.' },
  used: { title: 'Kode ini sudah dipakai', text: 'Setiap kode hanya berlaku sekali. Minta kode baru di bawah.' },
}

const forNumber = (at: string) => `Kode baru untuk nomor ini dapat diminta pada ${at}`
const anyhow = (at: string) => `Kode baru dapat diminta pada ${at}`

/** Why a new code must wait, and until when. */
export const waitWords: Record<WaitReason, (at: string) => Trouble> = {
  resend: (at) => ({ title: anyhow(at), text: 'Pesan kadang baru tiba setelah satu menit.' }),
  journey: (at) => ({
    title: anyhow(at),
    text: 'Dalam satu jam kami mengirim paling banyak 3 kode untuk satu permintaan.',
  }),
  device: (at) => ({ title: anyhow(at), text: 'Dari perangkat ini sudah banyak kode diminta dalam satu jam terakhir.' }),
  network: (at) => ({
    title: anyhow(at),
    text: 'Dari jaringan yang Anda pakai sedang banyak kode diminta. Tunggu sampai jam tersebut, atau pindah jaringan, misalnya dari Wi-Fi ke data seluler.',
  }),
  here: (at) => ({
    title: forNumber(at),
    text: 'Dari satu perangkat atau jaringan kami mengirim paling banyak 3 kode dalam satu jam ke satu nomor, dan 5 dalam 24 jam.',
  }),
  number: (at) => ({
    title: forNumber(at),
    text: 'Ke satu nomor kami mengirim paling banyak 5 kode dalam satu jam dan 10 dalam 24 jam, juga bila orang lain yang memintanya. Tidak dapat menunggu? Hubungi kami lewat nomor di bawah.',
  }),
}

export const words = {
  /** Followed by a number. */
  sentTo: 'Kami mengirim kode 6 angka ke',
  change: 'Ubah nomor',
  /** For when neither the number nor its existence may be shown. */
  sentIfKnown:
    'Bila data Anda cocok, kami mengirim kode 6 angka ke nomor HP pada permintaan itu, paling banyak 5 kode dalam satu jam.',
  field: 'Kode 6 angka',
  goodUntil: (time: string) => `Berlaku sampai ${time}. Boleh tempel seluruh pesan.`,
  goOn: 'Lanjutkan',
  /** After a refused resend the last code is still valid. */
  stillGood: (time: string) => `Kode yang terakhir tetap berlaku sampai ${time}.`,
  /** Replaces the title when there is no code to type. */
  noCode: 'Minta kode',
  resent: (channel: string) => `Kode baru sedang dikirim lewat ${channel}. Kode sebelumnya tidak berlaku lagi.`,
  resentIfKnown: (channel: string) => `Bila data Anda cocok, kode baru sedang dikirim lewat ${channel}.`,
  notArrived: 'Kode belum tiba?',
  newCode: 'Kode baru',
  nextAt: (time: string) => `Kode baru dapat diminta pada ${time}.`,
  /** `#` is replaced by the seconds that the browser counts. */
  nextIn: 'Kode baru dapat diminta dalam # detik.',
  nextNow: 'Kode baru dapat diminta sekarang.',
  again: { whatsapp: 'Kirim ulang lewat WhatsApp', sms: 'Kirim lewat SMS' } satisfies Record<CodeChannel, string>,
  phone: 'Telepon',
  sampleSupport: 'Nomor berikut contoh.',
  otherWay: 'Tidak dapat menerima kode? Hubungi kami:',
}

/** What a person reads about the codes in their own data. */
export const personalWords = {
  code: 'Kode sekali pakai dikirim ke nomor ini',
  device: 'Perangkat yang pernah membuktikan nomor ini dengan kode',
}
