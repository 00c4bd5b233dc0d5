import { at } from '~/addresses.ts'

export type SitePage = { title: string; summary: string; keywords: string; address: string }

/** Pages that do something or list something, with the other words by which people look for them. */
export const sitePages: readonly SitePage[] = [
  {
    title: 'Test drive',
    summary: 'Pilih model, dealer, hari, dan jam. Coba di jalan.',
    keywords: 'tes drive testdrive uji coba mencoba mobil jadwal',
    address: at.testDrive(),
  },
  {
    title: 'Simulasi kredit',
    summary: 'Hitung bayar pertama dan angsuran sampai ke rupiahnya.',
    keywords: 'cicilan kredit angsuran dp uang muka tdp leasing bunga tenor tukar tambah simulasi pembayaran tunai',
    address: at.creditSimulation(),
  },
  {
    title: 'Simulasi menurut anggaran',
    summary: 'Mobil apa yang cukup dengan uang muka dan angsuran Anda.',
    keywords: 'anggaran budget gaji penghasilan kemampuan',
    address: at.budgetSimulation(),
  },
  {
    title: 'Konsultasi pembelian',
    summary: 'Ceritakan rencana Anda, dealer menghubungi dengan penawaran.',
    keywords: 'beli mobil membeli sales penawaran tunai',
    address: at.consultation(),
  },
  {
    title: 'Promo',
    summary: 'Potongan bayar pertama dan hadiah bulan ini.',
    keywords: 'diskon potongan harga program penawaran bonus hadiah',
    address: at.promotions(),
  },
  {
    title: 'Semua model',
    summary: 'Harga, ukuran, dan pilihan setiap mobil.',
    keywords: 'daftar mobil harga suv mpv pikap tipe',
    address: at.cars(),
  },
  {
    title: 'Bandingkan mobil',
    summary: 'Dua mobil berdampingan, sesuai skala.',
    keywords: 'perbandingan ukuran garasi',
    address: at.compare(),
  },
  {
    title: 'Brosur',
    summary: 'Unduh, atau kirim ke WhatsApp Anda.',
    keywords: 'katalog pdf unduh download',
    address: at.brochures(),
  },
  {
    title: 'Pemesanan awal',
    summary: 'Masuk antrean untuk model yang segera datang.',
    keywords: 'pre-order pre order preorder inden pesan antre',
    address: at.preOrder(),
  },
  {
    title: 'Fleet',
    summary: 'Penawaran untuk perusahaan dan armada.',
    keywords: 'perusahaan armada korporat bisnis niaga',
    address: at.fleet(),
  },
  {
    title: 'Cari dealer',
    summary: 'Showroom dan bengkel terdekat, jam buka, dan layanannya.',
    keywords: 'dealer bengkel showroom lokasi alamat terdekat gerai cabang',
    address: at.dealers(),
  },
  {
    title: 'Booking servis',
    summary: 'Pilih bengkel dan jam kedatangan.',
    keywords: 'servis service bengkel ganti oli perbaikan jadwal tune up',
    address: at.serviceBooking(),
  },
  {
    title: 'Cek kampanye perbaikan',
    summary: 'Periksa mobil Anda dengan nomor rangkanya.',
    keywords: 'recall cek nomor rangka vin penarikan kampanye',
    address: at.recallCheck(),
  },
  {
    title: 'Katalog aksesori',
    summary: 'Aksesori setiap model dengan perkiraan harga terpasang.',
    keywords: 'aksesoris variasi karpet kaca film body kit',
    address: at.accessories(),
  },
  {
    title: 'Bantuan',
    summary: 'Jawaban atas pertanyaan yang sering masuk.',
    keywords: 'faq pertanyaan tanya jawab help',
    address: at.help(),
  },
  {
    title: 'Hubungi kami',
    summary: 'Telepon, WhatsApp, e-mail, atau tulis pesan.',
    keywords: 'kontak telepon nomor email alamat customer care keluhan pesan',
    address: at.contact(),
  },
  {
    title: 'Ikuti permintaan',
    summary: 'Lihat, pindahkan, atau batalkan permintaan Anda.',
    keywords: 'status lacak nomor permintaan ubah jadwal batal',
    address: at.requests(),
  },
  {
    title: 'Berita',
    summary: 'Kabar terbaru tentang mobil, layanan, dan komunitas.',
    keywords: 'kabar artikel news',
    address: at.news(),
  },
  {
    title: 'Acara',
    summary: 'Pameran, test drive bersama, dan kumpul pemilik.',
    keywords: 'event pameran exhibition jadwal acara',
    address: at.events(),
  },
  {
    title: 'Siaran pers',
    summary: 'Untuk media, dengan kontak dan unduhan.',
    keywords: 'press release media wartawan',
    address: at.pressReleases(),
  },
]
