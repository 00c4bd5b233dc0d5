import type { YearCover } from '../../../core/simulation/case/choices.ts'
import type { Rounds, SourceCode } from '../../../core/simulation/formulas.ts'
import type { FinancePackage } from '../../../core/simulation/packages/package-schema.ts'

const roundsWords: Record<Rounds, { short: string; long: (unit: string) => string }> = {
  up: { short: 'ke atas', long: (unit) => `ke atas ke ${unit}` },
  nearest: { short: 'terdekat', long: (unit) => `ke ${unit} terdekat` },
  down: { short: 'ke bawah', long: (unit) => `ke bawah ke ${unit}` },
}

/** The words for the result of a calculation, on the page and in its PDF. */
export const resultWords = {
  surcharge: 'Tambahan warna',
  balloon: 'Pembayaran akhir',
  balloonNote: 'Dibayar sekaligus sesudah angsuran terakhir.',
  rounding: 'Pembulatan angsuran',
  roundingNote: 'Selisih karena setiap angsuran dibulatkan.',
  roundingHead: 'Pembulatan',
  roundingAlone: (interest: string, sum: string) =>
    `Tanpa ${interest}. Kolom pembulatan berisi selisih karena angsuran dibulatkan, seluruhnya ${sum}.`,
  roundingIncluded: (interest: string, sum: string) => `Kolom ${interest} sudah memuat pembulatan angsuran, seluruhnya ${sum}.`,
  runningInterest: 'bunga berjalan',
  runningRounding: 'pembulatan berjalan',
  rateNames: {
    conventional: { flat: 'Bunga flat per tahun', effective: 'Bunga efektif per tahun' },
    murabahah: { flat: 'Margin flat per tahun', effective: 'Margin efektif per tahun' },
  } satisfies Record<FinancePackage['contract'], { flat: string; effective: string }>,
  alsoFinanced: (name: string) => `${name}, ikut dicicil`,
  source: (name: string) => `Sumber: ${name}.`,

  insurance: 'Asuransi mobil per tahun',
  year: 'Tahun',
  cover: 'Perlindungan',
  covers: { comprehensive: 'All risk', tlo: 'TLO (kehilangan total)' } satisfies Record<YearCover, string>,
  insuredSum: 'Nilai pertanggungan',
  rate: 'Tarif',
  premium: 'Premi',
  paid: 'Dibayar',
  paidHow: { cash: 'di bayar pertama', financed: 'ikut dicicil' },
  liabilityNote: (yearly: string) => `Setiap premi termasuk ${yearly} untuk tanggung jawab kepada pihak ketiga.`,
  tariffNote: (day: string) => `Dihitung dengan tarif yang berlaku sejak ${day}.`,
  ageNote: 'Tambahan umur dihitung dari premi dasar.',
  rateText: (rate: string, loading: string | null, extension: string | null) =>
    [`${rate} %`, extension && `+ ${extension} % perluasan`, loading && `+ ${loading} % umur`]
      .filter((part) => part !== null)
      .map((part) => part.replaceAll(' ', '\u00a0'))
      .join(' '),

  letters: 'Arti huruf dalam rumus',
  /** Each text fits on one line. */
  lettersText: (contract: FinancePackage['contract']) => {
    const interest = contract === 'murabahah' ? 'margin' : 'bunga'
    return [
      'OTR harga mobil dengan warnanya, D uang muka, p persen, P pokok, C biaya yang ikut dicicil, F yang dicicil, n jumlah bulan,',
      `f ${interest} flat dan r ${interest} efektif per tahun, m = r ÷ 12, A angsuran (untuk ${interest}: sebelum dibulatkan), R pembulatan,`,
      'B pembayaran akhir, V nilai mobil lama, L sisa kreditnya, T bayar pertama sebelum mobil lama, TDP bayar pertama.',
    ]
  },
  /** Letters that are needed only when the first payment has its own formula. */
  moreLetters: 'X biaya lain di bayar pertama, K potongan, E mobil lama, S kekurangannya, Z selisih angsuran terakhir.',
  roundedTo: (unit: string, mode: Rounds) => `${unit} ${roundsWords[mode].short}`,
  rounded: (unit: string, mode: Rounds) => `dibulatkan ${roundsWords[mode].long(unit)}`,
  firstOfThem: 'Angsuran ke-1, dibayar saat serah terima',
  given: 'Menurut paket',
  usedInCash: (equity: string, used: string) => `${equity}, dipakai sebesar yang harus dibayar, ${used}`,
  ownFigure: 'Sebesar yang Anda isi',
  ownChoice: 'Menurut pilihan Anda',
  packageSources: 'Dari mana angka setiap paket',
  packageSource: (source: string, confidence: string) => `${source}. ${confidence}.`,
} as const

/** The source named below a figure, and its explanation at the end of the PDF. */
export const sourceWords: Record<SourceCode, { name: string; text: string }> = {
  case: { name: 'paket atau pilihan Anda', text: 'Paket atau pilihan Anda: angka dari paket kredit contoh, atau yang Anda isi.' },
  lenders: {
    name: 'tabel pemberi kredit',
    text: 'Tabel pemberi kredit: tabel angsuran yang diterbitkan pemberi kredit di Indonesia; rumusnya menghasilkan angka yang sama sampai ke rupiahnya.',
  },
  annuity: {
    name: 'tabel murabahah',
    text: 'Tabel murabahah: tabel anuitas yang diterbitkan; rumusnya menghasilkan angka yang sama sampai ke sennya.',
  },
  tariff: {
    name: 'SEOJK 6/2017',
    text: 'SEOJK 6/SEOJK.05/2017: tarif premi asuransi kendaraan dari OJK.',
  },
  practice: { name: 'kebiasaan umum', text: 'Kebiasaan umum: tanpa tabel yang diterbitkan.' },
}
