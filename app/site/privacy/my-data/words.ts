import { erasureWords } from '../../../core/privacy/words.ts'
import { formatNumber } from '../../../lib/number.ts'

export const words = {
  privacy: 'Privasi',
  title: 'Data pribadi saya',
  description:
    'Lihat, unduh, perbaiki, atau hapus data yang kami simpan tentang nomor HP Anda, dengan kode sekali pakai ke nomor itu.',
  lead: 'Lihat semua data yang tersimpan pada nomor HP Anda: apa isinya, untuk apa, dan siapa yang menerimanya. Lalu unduh, perbaiki, cabut persetujuan, atau hapus.',
  phoneHint: 'Kami mengirim kode 6 angka ke nomor ini lewat WhatsApp.',
  send: 'Kirim kode',
  otherWay: 'Nomor HP Anda sudah tidak aktif, atau Anda memakai telepon kantor? Kami menjawab paling lambat 3 × 24 jam.',
  contact: 'Hubungi kami',
  codeTitle: 'Masukkan kode',
  codeFor: 'Untuk membuka data pada nomor HP Anda.',

  shownTitle: 'Data yang kami simpan',
  /** Followed by the number. */
  onNumber: 'Pada nomor',
  openUntil: (until: string) => `Halaman ini terbuka di perangkat Anda sampai ${until}.`,
  nothing: 'Tidak ada permintaan, simulasi, obrolan, atau kontak yang tersimpan pada nomor ini.',
  downloadHtml: 'Unduh untuk dibaca (HTML)',
  downloadJson: 'Unduh untuk program (JSON)',
  correct: 'Perbaiki nama atau e-mail',
  erase: 'Hapus data saya',
  close: 'Tutup halaman ini',
  more: (count: number) => `${formatNumber(count)} lagi ada di berkas unduhan.`,
  withdrawOf: (reference: string) => `Cabut persetujuan ${reference}`,
  withdrawContacts: 'Cabut izin mengingat kontak',
  /** Followed by the link to the choices. */
  ofBrowser: 'Izin statistik, iklan, mitra, dan rekaman kunjungan tersimpan di browser, tanpa nomor HP Anda. Ubah di',
  choices: 'Pilihan privasi',
  openPicture: 'Buka foto atau dokumen',
  news: {
    perbaikan: 'Data Anda sudah diperbaiki di semua permintaan.',
    pencabutan: 'Persetujuan sudah dicabut. Kami tidak lagi memakai data permintaan itu.',
    kontak: 'Tidak ada lagi perangkat yang mengingat kontak Anda.',
    sering: 'Berkas sudah 20 kali diunduh dalam satu jam terakhir. Coba lagi nanti.',
  },

  correctTitle: 'Perbaiki nama atau e-mail',
  correctLead: 'Perubahan berlaku untuk semua permintaan dan kontak pada nomor ini, dan kami kabarkan ke sistem pelanggan.',
  correctOther:
    'Nomor HP tidak dapat diubah di sini: kirim permintaan baru dari nomor yang baru. Isi permintaan lain dapat diubah lewat Ikuti permintaan.',
  correctEmailHint: 'Kosongkan untuk menghapus e-mail Anda dari semua permintaan.',
  correctNow: 'Simpan perbaikan',
  back: 'Tidak, kembali',

  withdrawTitle: 'Cabut persetujuan?',
  withdrawLead:
    'Permintaan ini berakhir, jadwalnya dilepas, fotonya dihapus, dan data Anda tidak lagi dipakai untuk menghubungi Anda. Permintaan lain tidak berubah.',
  withdrawNow: 'Ya, cabut persetujuan',
}

export const contactsWords = {
  title: 'Cabut izin mengingat kontak?',
  /** Followed by the number. */
  lead: 'Semua perangkat melupakan nama dan e-mail pada nomor',
  others: 'Formulir tidak lagi terisi sendiri. Permintaan dan obrolan Anda tidak berubah.',
  now: 'Ya, lupakan kontak saya',
}

export const deletionWords = {
  title: 'Hapus data saya?',
  lead: 'Semua data pada nomor ini dihapus sekarang dan tidak dapat dikembalikan:',
  parts: [
    {
      title: 'Yang kami hapus',
      lines: [
        'Semua permintaan, simulasi, pesan, foto, dan kontak yang diingat perangkat.',
        'Semua obrolan yang menyebut nomor ini, juga kalau di obrolan itu kemudian dipakai nomor lain.',
        'Obrolan tanpa nomor dari perangkat yang sama, kalau hanya nomor ini yang disebut di perangkat itu.',
        'Jadwal yang akan datang dilepas untuk orang lain. Nomor antrean pemesanan awal hilang.',
        'Nama, nomor HP, e-mail, dan nomor polisi di seluruh catatan kami.',
      ],
    },
    {
      title: 'Yang tetap kami simpan, dan alasannya',
      lines: [
        'Bukti persetujuan: nomor permintaan, kalimat yang disetujui, dan waktunya, tanpa nama dan nomor HP. UU 27/2022 Pasal 24 mewajibkan kami dapat menunjukkannya.',
        'Catatan bahwa data Anda dihapus dan tindakan petugas pada nomor permintaan, tanpa nama dan nomor HP. Pasal 31 mewajibkan kami mencatat setiap pemrosesan.',
        'Jumlah permintaan menurut dealer, jenis, dan jam, yang tidak dapat dikaitkan dengan Anda.',
        'Sisa data di berkas basis data, paling lama sampai malam berikutnya.',
        'Obrolan lain yang tidak menyebut nomor ini di formulirnya: kami tidak dapat mengenali bahwa itu milik Anda. Kalau Anda menerima salinannya, misalnya lewat e-mail, hapus dari halaman salinan itu. Selain itu, obrolan dihapus setelah masa simpannya habis.',
        'Salinan cadangan, sampai masa simpannya habis. Bila cadangan dipulihkan, data Anda dihapus lagi.',
      ],
    },
    {
      title: 'Yang kami minta dari pihak lain',
      lines: ['Dealer dan sistem pelanggan yang menerima data Anda kami minta menghapusnya juga, dan kami periksa.'],
    },
  ],
  understood: 'Saya mengerti bahwa data saya tidak dapat dikembalikan.',
  notUnderstood: 'Centang pernyataan ini untuk menghapus data Anda',
  now: 'Hapus sekarang',
}

export const deletedWords = {
  title: 'Data Anda sudah dihapus',
  lead: 'Kami tidak lagi menyimpan nama, nomor HP, e-mail, atau isi permintaan Anda.',
  reference: erasureWords.reference,
  next: [
    erasureWords.note,
    'Dealer dan sistem pelanggan yang menerima data Anda kami minta menghapusnya juga paling lambat 3 × 24 jam.',
    'Isian dan obrolan yang tersimpan di browser ini sudah dihapus juga. Di perangkat lain, tutup semua tab situs ini.',
    'Tautan permintaan yang pernah kami kirim tidak berlaku lagi.',
  ],
  home: 'Ke beranda',
}
