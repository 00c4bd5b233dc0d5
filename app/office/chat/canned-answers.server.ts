import { defineSheet } from '~/core/content/sheets/sheet.ts'
import { defineStore } from '~/core/content/sheets/sheets.server.ts'
import { cannedAnswers } from './words.ts'

/** Answers that an employee inserts and changes before sending, in the order of the desk. */
export const cannedAnswersStore = defineStore({
  sheet: defineSheet({
    name: 'jawaban-siap-pakai',
    title: 'Jawaban siap pakai',
    help: 'Jawaban obrolan yang disisipkan petugas, lalu boleh diubah sebelum dikirim.',
    columns: {
      label: { kind: 'text', longest: 40, label: 'Tombol', help: 'Nama pendek di daftar, misalnya Salam.' },
      text: {
        kind: 'long-text',
        longest: 1000,
        label: 'Jawaban',
        help: '{nama}, {model}, {dealer}, dan {petugas} terisi sendiri kalau sudah diketahui.',
      },
    },
    key: ['label'],
  }),
  seed: () => cannedAnswers.map(({ label, text }) => ({ label, text })),
})
