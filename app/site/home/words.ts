export const words = {
  banners: 'Sorotan',
  carousel: 'korsel',
  bannerPicker: 'Pilih sorotan',
  pause: 'Jeda',
  resume: 'Lanjut',
  priceFrom: 'Mulai',
  millimetres: (length: number) => `${length.toLocaleString('id-ID')} mm`,
  cars: 'Pilih mobil Anda',
  carsIntro: 'Semua gambar satu skala: yang terlihat lebih panjang memang lebih panjang.',
  allCars: 'Lihat dan bandingkan semua model',
  seats: (count: number) => `${count} kursi`,
  noLongerSold: 'Tidak lagi dijual baru',
  lastPrice: 'harga terakhir',
  steps: 'Langkah Anda berikutnya',
  garage: 'Muat di garasi Anda?',
  garageIntro: 'Tulis panjang, lebar, dan tinggi garasi atau portal parkir Anda. Setiap mobil diukur sampai sentimeter terakhir.',
  measure: 'Ukur dan bandingkan',
  questions: 'Sebelum membeli',
  promotions: 'Promo yang berlaku',
  noPromotions: 'Belum ada promo yang berlaku hari ini. Harga setiap varian ada di halaman modelnya.',
  sample: 'Contoh',
  allPromotions: 'Semua promo dan hitungannya',
  news: 'Kabar terbaru',
  noNews: 'Belum ada kabar.',
} as const

export const questions = [
  {
    question: 'Apa isi harga OTR?',
    answer:
      'Harga on the road sudah memuat pajak, bea balik nama, STNK, BPKB, dan pelat nomor untuk tahun pertama. Premi asuransi dan biaya kredit belum termasuk.',
  },
  {
    question: 'Mengapa harganya berbeda di daerah lain?',
    answer:
      'Pajak kendaraan dan bea balik nama ditetapkan tiap provinsi, dan ongkos kirim ikut jaraknya. Karena itu setiap harga di sini ditulis dengan daerah dan tanggalnya.',
  },
  {
    question: 'Apa yang saya bawa saat test drive?',
    answer: 'SIM A yang masih berlaku. Boleh datang bersama keluarga: cobalah juga kursi baris kedua dan ketiga.',
  },
  {
    question: 'Bisakah mobil lama saya dipakai sebagai uang muka?',
    answer: 'Bisa. Dealer menaksir mobil Anda, lalu nilainya mengurangi uang muka. Bawa STNK, BPKB, dan buku servisnya.',
  },
] as const
