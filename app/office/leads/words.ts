import type { LeadKind } from '../../core/leads/payload.ts'
import type { WorkStatus } from '../../core/leads/work-status.ts'
import type { ActRefusal } from './actions.ts'

export const kindNames: Record<LeadKind, string> = {
  'test-drive': 'Test drive',
  consultation: 'Konsultasi',
  brochure: 'Brosur',
  service: 'Servis',
  message: 'Pesan',
  'pre-order': 'Pemesanan awal',
  campaign: 'Kampanye',
  simulation: 'Simulasi',
  fleet: 'Fleet',
  accessories: 'Aksesori',
}

export const statusNames: Record<WorkStatus, string> = {
  new: 'Baru',
  contacted: 'Dihubungi',
  scheduled: 'Dijadwalkan',
  done: 'Selesai',
  cancelled: 'Batal',
  invalid: 'Tidak valid',
}

/** Why an action changed nothing, and what to do. */
export const refusalWords: Record<ActRefusal, string> = {
  unknown: 'Permintaan ini tidak ada, atau ditangani dealer lain.',
  'not-possible': 'Tindakan ini tidak dapat dilakukan pada status sekarang. Muat ulang untuk melihat keadaan terakhir.',
  'changed-meanwhile': 'Permintaan sudah berubah sesudah itu, jadi tidak dapat diurungkan.',
  'note-missing': 'Isi catatan.',
  'note-too-long': 'Catatan paling panjang 2.000 huruf.',
  'employee-unknown': 'Pilih petugas dealer ini atau call centre.',
  'dealer-unknown': 'Pilih dealer.',
  'same-dealer': 'Permintaan ini sudah di dealer itu. Pilih dealer lain.',
  'dealer-unfit': 'Dealer itu tidak melayani mobil atau servis ini. Pilih dealer lain.',
  'slot-gone': 'Jam itu sudah terisi. Pindahkan jadwalnya lebih dulu di kalender.',
  'too-many': 'Nomor ini sudah punya jadwal terbanyak yang diizinkan pada hari itu.',
  'other-person': 'Hanya permintaan dengan nomor HP atau e-mail yang sama dapat digabung.',
  'has-appointment': 'Permintaan ini punya jadwal. Jadikan permintaan ini yang utama.',
  'template-unfit': 'Pesan itu tidak cocok untuk permintaan ini.',
}

export const words = {
  answersBy: (deadline: string) => `Dealer menghubungi Anda paling lambat ${deadline}.`,
  answersLater: 'Permintaan Anda tetap tersimpan di dealer itu.',
}
