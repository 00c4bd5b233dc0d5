import { defineSheet, type RowOf } from '../../content/sheets/sheet.ts'

const percent = { kind: 'number', unit: '%' } as const

/** The usual rules of credit. One row for each day on which they change. */
export const creditRuleSheet = defineSheet({
  name: 'aturan-kredit',
  title: 'Aturan umum kredit',
  help: 'Uang muka, batas angsuran, dan denda yang dipakai simulasi di luar paket. Satu baris untuk setiap perubahan; baris terakhir yang sudah mulai yang berlaku.',
  columns: {
    from: { kind: 'day', label: 'Berlaku mulai', help: 'Mulai pukul 00.00 WIB.' },
    usualDownPayment: { ...percent, least: 0, most: 90, label: 'DP awal (%)', help: 'DP yang terisi di simulasi baru.' },
    leastDownPayment: {
      ...{ ...percent, least: 0, most: 90, whole: true },
      ...{ label: 'DP terkecil (%)', help: 'DP terkecil yang ditawarkan simulasi. Paket boleh meminta lebih.' },
    },
    incomeShare: {
      ...{ ...percent, least: 1, most: 100, unusualAbove: 40 },
      ...{ label: 'Batas angsuran (%)', help: 'Persen dari penghasilan bersih untuk semua angsuran.' },
    },
    penalty: {
      ...{ ...percent, least: 0, most: 100, unusualAbove: 10 },
      ...{ label: 'Denda pelunasan (%)', help: 'Persen dari sisa pokok bila dilunasi lebih cepat.' },
    },
  },
  key: ['from'],
  from: 'from',
})

export type CreditRuleRow = RowOf<typeof creditRuleSheet.columns>
