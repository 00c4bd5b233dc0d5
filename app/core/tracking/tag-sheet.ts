import { consentPurposes } from '../../lib/consent-choice.ts'
import { tagKinds } from '../../lib/page-tracking.ts'
import { defineSheet } from '../content/sheets/sheet.ts'
import { pageTypes } from './page-type.ts'
import { kindWords, pageWords, purposeWords } from './words.ts'

/** The tags of the site. Without rows, no page carries anything of them. */
export const tagSheet = defineSheet({
  name: 'tag',
  title: 'Tag dan pengukuran',
  help: 'Pengukuran, iklan, rekaman kunjungan, dan mitra. Semuanya baru berjalan setelah pengunjung mengizinkan tujuannya.',
  columns: {
    kind: {
      kind: 'choice',
      options: tagKinds.map((value) => ({ value, label: kindWords[value] })),
      label: 'Jenis',
      help: 'Layanan yang dipasang.',
    },
    id: {
      kind: 'text',
      longest: 120,
      pattern: '[A-Za-z0-9_./\\-]+',
      patternHelp: 'hanya huruf, angka, titik, garis miring, dan tanda hubung',
      label: 'Kode',
      help: 'Misalnya GTM-AB12CD3 atau G-AB12CD34EF. Mitra: nilai utm_source. Kecepatan halaman: situs.',
    },
    address: {
      kind: 'text',
      longest: 200,
      optional: true,
      pattern: 'https://[^\\s"\'<>`;,]+',
      patternHelp: 'alamat lengkap, diawali https://',
      label: 'Alamat',
      help: 'Hanya untuk skrip luar (berkas .js) dan mitra (penerima kabar).',
    },
    purpose: {
      kind: 'choice',
      options: consentPurposes.map((value) => ({ value, label: purposeWords[value] })),
      label: 'Tujuan',
      help: 'Izin yang diminta dari pengunjung.',
    },
    pages: {
      kind: 'choices',
      optional: true,
      options: pageTypes.map((value) => ({ value, label: pageWords[value] })),
      label: 'Halaman',
      help: 'Dipisah koma. Kosong: semua halaman.',
    },
    active: {
      kind: 'choice',
      options: [
        { value: 'yes', label: 'Ya' },
        { value: 'no', label: 'Tidak' },
      ],
      label: 'Menyala',
      help: 'Ya atau Tidak.',
    },
  },
  key: ['kind', 'id'],
})
