export const saveRefusals = [
  'incomplete',
  'gone',
  'changed-meanwhile',
  'shown-already',
  'instant-past',
  'instant-wrong',
  'slug-fixed',
  'slug-wrong',
  'slug-taken',
] as const
export type SaveRefusal = (typeof saveRefusals)[number]

const lower = (label: string) => label.charAt(0).toLowerCase() + label.slice(1)

export const words = {
  yes: 'Ya',
  no: 'Tidak',
  photo: 'Foto',
  check: {
    fill: (label: string) => `Isi ${lower(label)}`,
    choose: (label: string) => `Pilih ${lower(label)}`,
    chooseOne: (label: string) => `Pilih minimal satu ${lower(label)}`,
    addOne: (entry: string) => `Tambahkan minimal satu ${entry}`,
    notNumber: (label: string) => `${label} harus berupa angka`,
    tooLong: (label: string, most: number) => `${label} maksimal ${most} karakter`,
    wrong: (label: string) => `${label} belum sesuai dengan petunjuknya`,
    picture: (label: string) => `Lengkapi ${lower(label)}: pilih gambarnya, lalu isi teks alternatif`,
    emptyHeading: (heading: string) => `Judul bagian “${heading}” belum ada isinya`,
    emptySection: (number: number) => `Bagian ${number} baru berisi judul. Tambahkan tulisan atau bentuk lain`,
    dayPast: (label: string, day: string) => `${label} ${day} sudah lewat`,
    unknown: (label: string, value: string) => `${label} “${value}” tidak ada lagi. Pilih yang lain`,
    colour: 'Model di gambar tidak memiliki warna itu. Pilih warna lain',
    deadLink: (href: string) => `Tautan ${href} tidak menuju halaman yang tampil`,
    noExample: (number: number) => `Contoh hitungan model ${number} tidak bisa dibuat: periksa paket, DP, dan tenornya`,
    discountTooLarge: (number: number) => `Potongan model ${number} lebih besar daripada bayar pertamanya`,
    price: (amount: string, nearest: string | null) =>
      nearest ? `${amount} tidak ada di daftar harga model ini; yang terdekat ${nearest}` : `${amount} tidak ada di daftar harga`,
  },
} as const

export const refusalWords: Record<SaveRefusal, string> = {
  incomplete: 'Lengkapi dulu yang ditandai di bawah',
  gone: 'Konsep ini sudah dihapus. Salin tulisan Anda, lalu buat yang baru',
  'changed-meanwhile': 'Orang lain baru menyimpan versi baru. Bandingkan dulu, lalu pilih',
  'shown-already': 'Tulisan ini sedang tampil, jadi perubahannya langsung terbit. Tarik dulu kalau ingin menjadwalkan',
  'instant-past': 'Waktu terbit harus di masa depan. Untuk terbit sekarang, kosongkan waktunya',
  'instant-wrong': 'Isi tanggal seperti 2026-12-31 dan jam seperti 09.00',
  'slug-fixed': 'Alamat halaman ini tidak bisa diubah',
  'slug-wrong': 'Alamat hanya boleh berisi huruf kecil, angka, dan tanda hubung',
  'slug-taken': 'Alamat ini sudah dipakai. Pilih yang lain',
}
