import type { ConsentPurpose } from '../../lib/consent-choice.ts'

/**
 * The texts that ask for consent, in the exact words that people saw. Never edit a published text: add a version, so that
 * each record names the words that the person answered, and everyone is asked again.
 */
export const consentQuestions = {
  1: {
    question: 'Boleh kami mengukur kunjungan Anda?',
    /** The short names of the purposes follow. */
    text: 'Situs ini bekerja penuh tanpa pengukuran. Dengan izin Anda, kami menyimpan cookie untuk',
    purposes: {
      analytics: {
        name: 'Statistik',
        short: 'statistik',
        text: 'Menghitung kunjungan dan kecepatan halaman, supaya situs ini lebih mudah dipakai.',
      },
      advertising: {
        name: 'Iklan',
        short: 'iklan',
        text: 'Mengetahui iklan mana yang membawa Anda ke sini, dan menampilkan iklan kami di situs lain.',
      },
      affiliate: {
        name: 'Mitra',
        short: 'komisi mitra',
        text: 'Memberi tahu mitra bahwa Anda datang dari situsnya, supaya ia mendapat komisi.',
      },
      recording: {
        name: 'Rekaman kunjungan',
        short: 'rekaman kunjungan',
        text: 'Merekam gerak dan klik di halaman, tanpa isi formulir.',
      },
    },
  },
} as const satisfies Record<
  number,
  { question: string; text: string; purposes: Record<ConsentPurpose, { name: string; short: string; text: string }> }
>

/** The version of the text that asks now. */
export const currentQuestion = 1
