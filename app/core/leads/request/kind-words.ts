import type { VisibleKind } from '../lead.ts'
import type { LeadKind } from '../payload.ts'

/** The kinds of requests, as visitors read them. */
export const kindWords: Record<LeadKind, string> = {
  'test-drive': 'Test drive',
  consultation: 'Konsultasi pembelian',
  brochure: 'Brosur',
  service: 'Booking servis',
  message: 'Pesan',
  'pre-order': 'Pemesanan awal',
  campaign: 'Konsultasi',
  simulation: 'Simulasi tersimpan',
  fleet: 'Penawaran fleet',
  accessories: 'Aksesori',
}

/** What happened to a request, as its visitor reads it. */
export const eventWords: Record<VisibleKind, string> = {
  drafted: 'Formulir disimpan, menunggu kode',
  verified: 'Nomor HP diperiksa dengan kode',
  received: 'Permintaan diterima',
  moved: 'Jadwal dipindahkan',
  'dealer-changed': 'Dealer diganti',
  'dealer-asked': 'Dealer diminta menghubungi Anda',
  cancelled: 'Dibatalkan',
  qualified: 'Diteruskan ke tenaga penjual',
  'not-yet-qualified': 'Disimpan untuk nanti',
  'whatsapp-preferred': 'Diminta dihubungi lewat WhatsApp',
  'consent-withdrawn': 'Persetujuan dicabut',
  assigned: 'Petugas ditunjuk',
  reached: 'Kami menghubungi Anda',
  'not-reached': 'Kami menghubungi Anda, tetapi belum tersambung',
  'call-time-chosen': 'Anda memilih waktu untuk dihubungi',
  confirmed: 'Jadwal dikonfirmasi',
  closed: 'Selesai ditangani',
  'handed-over': 'Diteruskan ke dealer lain',
  escalated: 'Janji waktu terlewat, permintaan kami dahulukan',
  'message-sent': 'Kami mengirim pesan',
  merged: 'Ditangani bersama permintaan Anda yang lain',
  unmerged: 'Ditangani sendiri lagi',
  attended: 'Anda datang',
  missed: 'Anda tidak datang',
  'car-received': 'Mobil diterima bengkel',
  'work-started': 'Mobil mulai dikerjakan',
  'work-ready': 'Mobil siap diambil',
  allocated: 'Unit dialokasikan untuk Anda',
  held: 'Pemesanan ditahan sementara, nomor antrean tetap',
  released: 'Kembali menunggu unit menurut antrean',
  'contact-corrected': 'Nama atau e-mail diperbaiki',
}
