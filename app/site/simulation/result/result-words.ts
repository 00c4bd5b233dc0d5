import type { YearCover } from '../engine/case/choices.ts'
import type { SourceCode } from '../engine/formulas.ts'

/** How the result of a calculation is told, on the page and in its file. */
export const resultWords = {
  surcharge: 'Tambahan warna',
  balloon: 'Pembayaran akhir',
  balloonNote: 'Dibayar sekaligus sesudah angsuran terakhir.',
  rounding: 'Pembulatan angsuran',
  roundingNote: 'Selisih karena setiap angsuran dibulatkan.',
  flat: 'Bunga flat per tahun',
  effective: 'Bunga efektif per tahun',
  flatMargin: 'Margin flat per tahun',
  effectiveMargin: 'Margin efektif per tahun',

  insurance: 'Asuransi mobil per tahun',
  year: 'Tahun',
  cover: 'Perlindungan',
  covers: { comprehensive: 'All risk', tlo: 'TLO (kehilangan total)' } satisfies Record<YearCover, string>,
  insuredSum: 'Nilai pertanggungan',
  rate: 'Tarif',
  premium: 'Premi',
  paid: 'Dibayar',
  paidHow: { cash: 'di bayar pertama', financed: 'ikut dicicil' },
  ageNote: 'Tambahan umur dihitung dari premi dasar.',
  rateText: (rate: string, loading: string | null, extension: string | null) =>
    [`${rate} %`, extension && `+ ${extension} % perluasan`, loading && `+ ${loading} % umur`]
      .filter((part) => part !== null)
      .map((part) => part.replaceAll(' ', '\u00a0'))
      .join(' '),

  letters: 'Arti huruf dalam rumus',
  /** Each fits on one line. */
  lettersText: [
    'OTR harga mobil dengan warnanya, D uang muka, p persen, P pokok, C biaya yang ikut dicicil, F yang dicicil, n jumlah bulan,',
    'f bunga flat dan r bunga efektif per tahun, m = r ÷ 12, A angsuran, R pembulatan ke kelipatan itu, B pembayaran akhir,',
    'V nilai mobil lama, L sisa kreditnya, E yang dipakai, T bayar pertama sebelum mobil lama, TDP bayar pertama.',
  ],
} as const

/** Beneath a figure, and what stands behind it at the end of the file. */
export const sourceWords: Record<SourceCode, { name: string; text: string }> = {
  case: { name: 'paket atau isian Anda', text: 'Paket atau isian Anda: angka dari paket kredit contoh, atau yang Anda pilih.' },
  lenders: {
    name: 'tabel pemberi kredit',
    text: 'Tabel pemberi kredit: tabel angsuran yang diterbitkan pemberi kredit di Indonesia; rumusnya menghasilkan angka yang sama sampai ke rupiahnya.',
  },
  annuity: {
    name: 'tabel murabahah',
    text: 'Tabel murabahah: tabel anuitas yang diterbitkan; rumusnya menghasilkan angka yang sama sampai ke sennya.',
  },
  tariff: { name: 'SEOJK 6/2017', text: 'SEOJK 6/SEOJK.05/2017: tarif premi asuransi kendaraan dari OJK, batas bawah.' },
  practice: { name: 'kebiasaan umum', text: 'Kebiasaan umum: tanpa tabel yang diterbitkan.' },
}
