import { erasureWords } from '../../../core/privacy/words.ts'

export const words = {
  title: 'Hapus obrolan?',
  /** On the page of the transcript. */
  offer: 'Obrolan ini dapat Anda hapus sekarang. Kalau tidak, kami menghapusnya setelah masa simpannya habis.',
  link: 'Hapus obrolan',
  lead: 'Obrolan ini dihapus sekarang dan tidak dapat dikembalikan:',
  parts: [
    {
      title: 'Yang kami hapus',
      lines: [
        'Nama Anda dan seluruh isi obrolan, juga yang ditulis setelah salinan ini dibuat.',
        'Foto dan berkas di dalamnya, serta nilai yang Anda berikan.',
        'Semua tautan ke salinan obrolan ini, beserta alamat e-mail atau nomor HP yang menerimanya.',
      ],
    },
    {
      title: 'Yang tetap kami simpan, dan alasannya',
      lines: [
        'Catatan bahwa obrolan dihapus dan tindakan petugas, tanpa nama dan isi. UU 27/2022 Pasal 31 mewajibkan kami mencatat setiap pemrosesan.',
        'Permintaan yang Anda kirim dari obrolan ini. Lihat atau hapus di Data pribadi saya.',
        'Sisa data di berkas basis data, paling lama sampai malam berikutnya.',
        'Salinan cadangan, sampai masa simpannya habis. Bila cadangan dipulihkan, obrolan ini dihapus lagi.',
      ],
    },
  ],
  now: 'Ya, hapus obrolan',
  back: 'Tidak, kembali',
  deletedTitle: 'Obrolan sudah dihapus',
  deletedLead: 'Kami tidak lagi menyimpan isi obrolan itu. Tautan ke salinannya tidak berlaku lagi.',
  ...erasureWords,
  /** Followed by the link to the data on a number. */
  others: 'Data lain yang tersimpan pada nomor HP Anda ada di',
  myData: 'Data pribadi saya',
}
