import { defineSheet, type RowOf } from '../../content/sheets/sheet.ts'

const names = { conventional: 'Konvensional', murabahah: 'Murabahah' }
const optionsOf = <Value extends string>(labels: Record<Value, string>) =>
  Object.entries<string>(labels).map(([value, label]) => ({ value, label }))

const rateKinds = optionsOf({
  flat: 'Flat',
  effective: 'Efektif',
  'murabahah-flat': 'Murabahah flat',
  'murabahah-annuity': 'Murabahah anuitas',
})
const firstInstalments = optionsOf({ advance: 'ADDM', arrears: 'ADDB' })
const roundings = optionsOf({ up: 'Ke atas', nearest: 'Terdekat', down: 'Ke bawah', none: 'Tidak dibulatkan' })
const covers = optionsOf({ comprehensive: 'All risk', tlo: 'TLO', combination: 'Kombinasi' })
const financed = optionsOf({ none: 'Tidak', all: 'Semua', 'after-first-year': 'Mulai tahun kedua' })
export const confidences = optionsOf({ high: 'Tinggi', medium: 'Sedang', low: 'Rendah' })

const percent = { kind: 'number', least: 0, most: 100, unit: '%' } as const
const from = { kind: 'day', label: 'Berlaku mulai', help: 'Mulai pukul 00.00 WIB.' } as const
const packageColumn = { kind: 'choice', label: 'Paket', help: 'Nama paket dari tabel Paket pembiayaan.' } as const

/** The terms of each finance package; rates and fees by amount or tenor have sheets of their own. */
export const packageSheet = defineSheet({
  name: 'paket',
  title: 'Paket pembiayaan',
  help: 'Syarat tiap paket kredit di simulasi. Bunga dan biaya bertingkat ada di tabel sendiri.',
  columns: {
    slug: {
      kind: 'text',
      longest: 40,
      pattern: '[a-z0-9]+(-[a-z0-9]+)*',
      patternHelp: 'ditulis dengan huruf kecil, angka, dan tanda hubung',
      label: 'Kode',
      help: 'Dipakai di alamat simulasi. Jangan diganti setelah dipakai.',
    },
    from,
    until: { kind: 'day', optional: true, label: 'Sampai', help: 'Hari terakhir. Kosong: tanpa akhir.' },
    name: { kind: 'text', longest: 60, label: 'Nama', help: 'Nama yang dibaca pengunjung.' },
    contract: { kind: 'choice', options: optionsOf(names), label: 'Akad', help: 'Konvensional atau Murabahah.' },
    rateKind: { kind: 'choice', options: rateKinds, label: 'Jenis bunga', help: 'Cara angsuran dihitung.' },
    firstInstalments: {
      kind: 'choices',
      options: firstInstalments,
      label: 'Angsuran pertama',
      help: 'ADDM, ADDB, atau keduanya dipisah koma.',
    },
    roundingUnit: { kind: 'number', whole: true, least: 1, most: 100_000, label: 'Pembulatan', help: 'Rupiah, misalnya 1000.' },
    roundingMode: { kind: 'choice', options: roundings, label: 'Arah pembulatan', help: 'Ke atas, Terdekat, atau Ke bawah.' },
    minimumDownPayment: { ...percent, unusualAbove: 60, label: 'DP minimal (%)', help: 'Persen dari harga.' },
    admin: { kind: 'money', unusualChange: 20, label: 'Biaya admin', help: 'Rupiah.' },
    policy: { kind: 'money', unusualChange: 20, label: 'Biaya polis', help: 'Rupiah.' },
    provision: { ...percent, unusualAbove: 5, label: 'Provisi (%)', help: 'Persen dari pokok.' },
    balloon: { ...percent, unusualAbove: 50, label: 'Angsuran akhir (%)', help: 'Persen dari harga. 0: tanpa.' },
    covers: { kind: 'choices', options: covers, label: 'Asuransi', help: 'Jenis yang ditawarkan, dipisah koma.' },
    financed: { kind: 'choice', options: financed, label: 'Asuransi dikredit', help: 'Bagian premi yang masuk pokok.' },
    shares: {
      kind: 'text',
      longest: 60,
      pattern: '\\d{1,3}( \\d{1,3})*',
      patternHelp: 'angka bulat dipisah spasi, misalnya 100 90 80',
      label: 'Nilai pertanggungan (%)',
      help: 'Persen dari harga per tahun, dipisah spasi. Tahun sesudahnya memakai angka terakhir.',
    },
    premiumUnit: { kind: 'number', whole: true, least: 1, most: 100_000, label: 'Pembulatan premi', help: 'Rupiah.' },
    premiumMode: { kind: 'choice', options: roundings, label: 'Arah pembulatan premi', help: 'Biasanya Ke atas.' },
    confidence: { kind: 'choice', options: confidences, label: 'Kepastian', help: 'Seberapa pasti angka ini.' },
    source: { kind: 'text', longest: 300, label: 'Sumber', help: 'Dibaca pengunjung di bawah hasil simulasi.' },
  },
  key: ['slug', 'from'],
  from: 'from',
})

export const rateSheet = defineSheet({
  name: 'bunga',
  title: 'Bunga paket',
  help: 'Bunga per tahun menurut paket, DP, dan tenor. Bunga 0 berarti tanpa bunga; kosong berarti tenor tidak ditawarkan lagi.',
  columns: {
    package: packageColumn,
    downPaymentFrom: { ...percent, label: 'DP mulai (%)', help: 'Bunga ini berlaku dari DP sebesar ini ke atas.' },
    tenor: { kind: 'number', whole: true, least: 6, most: 120, label: 'Tenor (bulan)', help: 'Misalnya 12, 24, 36.' },
    from,
    percent: { ...percent, optional: true, unusualAbove: 25, unusualChange: 20, label: 'Bunga (%)', help: 'Per tahun.' },
  },
  key: ['package', 'downPaymentFrom', 'tenor', 'from'],
  from: 'from',
})

export const fiduciarySheet = defineSheet({
  name: 'fidusia',
  title: 'Biaya fidusia paket',
  help: 'Biaya menurut pokok pinjaman. Tingkat terakhir tanpa batas. Biaya kosong berarti tingkat itu tidak dipakai lagi.',
  columns: {
    package: packageColumn,
    upTo: { kind: 'money', optional: true, label: 'Pokok sampai', help: 'Rupiah. Kosong: tanpa batas.' },
    from,
    fee: { kind: 'money', optional: true, unusualChange: 20, label: 'Biaya', help: 'Rupiah.' },
  },
  key: ['package', 'upTo', 'from'],
  from: 'from',
})

export const creditLifeSheet = defineSheet({
  name: 'asuransi-jiwa',
  title: 'Asuransi jiwa paket',
  help: 'Premi asuransi jiwa kredit menurut tenor. Tanpa baris, paket tidak memungutnya.',
  columns: {
    package: packageColumn,
    tenor: { kind: 'number', whole: true, least: 6, most: 120, label: 'Tenor (bulan)', help: 'Misalnya 12, 24, 36.' },
    from,
    percent: { ...percent, optional: true, unusualAbove: 5, label: 'Premi (%)', help: 'Persen dari harga.' },
  },
  key: ['package', 'tenor', 'from'],
  from: 'from',
})

export type PackageRow = RowOf<typeof packageSheet.columns>
export type RateRow = RowOf<typeof rateSheet.columns>
export type FiduciaryRow = RowOf<typeof fiduciarySheet.columns>
export type CreditLifeRow = RowOf<typeof creditLifeSheet.columns>

/** The rows of the four sheets together. */
export type PackageRows = {
  packages: readonly PackageRow[]
  rates: readonly RateRow[]
  fiduciary: readonly FiduciaryRow[]
  creditLife: readonly CreditLifeRow[]
}
