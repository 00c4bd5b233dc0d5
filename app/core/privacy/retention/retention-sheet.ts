import { defineSheet } from '../../content/sheets/sheet.ts'

type Period = { label: string; days: number; least: number; most: number }

/**
 * How long each kind of data is stored. UU 27/2022 Pasal 42 and 43 end it when its purpose is reached, and give no days: these
 * are proposals to the operator. `least` and `most`: what the office accepts.
 */
export const retentionPeriods = {
  leads: { label: 'Permintaan, sejak kejadian terakhirnya', days: 730, least: 30, most: 3650 },
  drafts: { label: 'Formulir yang tidak jadi dikirim', days: 7, least: 1, most: 90 },
  withdrawn: { label: 'Permintaan yang persetujuannya dicabut', days: 30, least: 1, most: 90 },
  pictures: { label: 'Foto dari pelanggan', days: 180, least: 1, most: 730 },
  chats: { label: 'Obrolan langsung dengan berkasnya, sejak pesan terakhirnya', days: 180, least: 7, most: 730 },
  messages: { label: 'Pesan yang terkirim atau berhenti dicoba', days: 90, least: 1, most: 730 },
  contacts: { label: 'Kontak yang diingat perangkat, sejak disimpan', days: 180, least: 1, most: 180 },
  numbers: { label: 'Tanda bahwa kode membuktikan nomor HP di perangkat', days: 180, least: 1, most: 180 },
  // A choice is valid for half a year, and its record is the proof.
  'tracking-choices': { label: 'Catatan pilihan privasi (pengukuran dan iklan)', days: 730, least: 180, most: 1825 },
  consents: { label: 'Bukti persetujuan, setelah permintaannya dihapus', days: 1825, least: 365, most: 3650 },
  // The list of erased numbers must outlive every backup.
  'privacy-requests': { label: 'Catatan permintaan data pribadi yang selesai', days: 1825, least: 365, most: 3650 },
} as const satisfies Record<string, Period>

export type RetentionKind = keyof typeof retentionPeriods
export const retentionKinds = Object.keys(retentionPeriods) as RetentionKind[]

export const retentionSheet = defineSheet({
  name: 'masa-simpan',
  title: 'Masa simpan data pribadi',
  help: 'Setelah sekian hari data dihapus setiap malam, dan tidak dapat dikembalikan.',
  columns: {
    data: {
      kind: 'choice',
      options: retentionKinds.map((value) => ({ value, label: retentionPeriods[value].label })),
      label: 'Data',
      help: 'Tidak bisa diganti.',
    },
    days: {
      kind: 'number',
      least: 1,
      most: 3650,
      whole: true,
      unit: 'hari',
      label: 'Masa simpan',
      help: 'Hari penuh. Lebih pendek lebih aman.',
      unusualChange: 50,
    },
  },
  key: ['data'],
  fixed: true,
})
