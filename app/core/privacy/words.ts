import type { PersonalSection } from '../../platform/personal-data.ts'
import type { PrivacyKind } from './privacy-request.ts'

export const kindWords: Record<PrivacyKind, string> = {
  access: 'Melihat atau mengunduh data',
  correction: 'Memperbaiki data',
  withdrawal: 'Mencabut persetujuan',
  restriction: 'Membatasi pemrosesan',
  deletion: 'Menghapus data',
}

export const storeWords = {
  handled: 'Selesai',
  open: 'Sedang kami tangani',
  refused: 'Alasan penolakan',
  wish: 'Permintaan Anda',
}

/** Each part of a person's data: its title, and why we hold it. */
export const sectionWords: Record<PersonalSection, { title: string; why: string }> = {
  leads: {
    title: 'Permintaan dan simulasi',
    why: 'Isi formulir yang Anda kirim dan apa yang kami lakukan dengannya, untuk menjawab permintaan Anda.',
  },
  recipients: { title: 'Diteruskan ke dealer', why: 'Dealer yang menerima permintaan Anda untuk menjawabnya.' },
  pictures: {
    title: 'Foto dan dokumen',
    why: 'Yang dikirim bersama pesan atau dalam obrolan. Letak pengambilan foto sudah kami buang.',
  },
  appointments: { title: 'Jadwal', why: 'Jam yang dipesan untuk Anda di dealer.' },
  consents: { title: 'Persetujuan', why: 'Bukti kalimat yang Anda setujui dan waktunya.' },
  messages: {
    title: 'Pesan terkirim',
    why: 'Pesan kepada Anda, termasuk brosur, dan data yang kami kirim ke sistem pelanggan.',
  },
  contacts: { title: 'Kontak yang diingat', why: 'Agar formulir terisi sendiri di perangkat yang Anda izinkan.' },
  codes: { title: 'Kode sekali pakai', why: 'Agar hanya pemilik nomor yang dapat memakai nomor ini.' },
  looks: { title: 'Dibuka dan ditangani petugas', why: 'Catatan siapa yang membuka atau menangani permintaan dan obrolan Anda.' },
  conversations: {
    title: 'Obrolan langsung',
    why: 'Petugas kami menjawab pertanyaan Anda. Termasuk obrolan tanpa nomor dari perangkat yang sama, kalau hanya nomor ini yang disebut di sana.',
  },
  'privacy-requests': { title: 'Permintaan tentang data pribadi', why: 'Hak yang pernah Anda pakai, dan hasilnya.' },
}

export const fileWords = {
  title: 'Data pribadi yang kami simpan',
  lead: (phone: string, at: string) => `Nomor ${phone}, dibuat ${at}.`,
  savePdf: 'Simpan PDF',
  pictureAlt: 'Foto yang dikirim',
  pictureElsewhere: 'Foto atau dokumen ini tidak muat di berkas. Buka Data pribadi saya dengan kode, lalu lihat di',
  noEntry: 'Tidak ada.',
  notWhole: 'Hanya yang terbaru. Hubungi kami untuk yang lebih lama.',
}

/** Shown with the reference of an erasure, which follows the first text. */
export const erasureWords = {
  reference: 'Nomor penghapusan:',
  note: 'Catat nomor ini. Hanya dengan nomor ini Anda dapat bertanya kepada kami tentang penghapusan ini.',
}
