import type { Channel } from '~/core/messages/message.ts'
import type { Role } from '~/core/staff/roles.ts'

export const words = {
  title: 'Kantor',
  navigation: 'Tempat di kantor',
  settings: 'Pengaturan',
  account: 'Akun saya',
  signOut: 'Keluar',
  skip: 'Langsung ke isi',
  waiting: 'menunggu',
  places: {
    today: 'Hari ini',
    leads: 'Permintaan',
    chat: 'Obrolan',
    tables: 'Harga & data',
    operations: 'Operasi',
    privacy: 'Data pribadi',
    calendar: 'Kalender',
    preOrders: 'Pre-order',
    content: 'Isi situs',
    redirects: 'Pengalihan',
    staff: 'Staf',
    audit: 'Catatan',
  },
  loading: 'Memuat…',
  trouble: {
    401: { title: 'Sesi Anda sudah berakhir', text: 'Masuk lagi untuk melanjutkan.' },
    403: {
      title: 'Halaman ini bukan untuk peran Anda',
      text: 'Kalau pekerjaan Anda membutuhkannya, minta administrator mengubah peran Anda.',
    },
    404: {
      title: 'Tidak ditemukan',
      text: 'Mungkin sudah dihapus, atau alamatnya keliru. Kembali ke Hari ini dan cari dari sana.',
    },
    offline: {
      title: 'Tidak tersambung',
      text: 'Perangkat Anda tidak tersambung ke internet. Catatan yang belum terkirim masih ada di tab ini: muat lagi begitu tersambung.',
    },
    other: {
      title: 'Halaman ini belum bisa dibuka',
      text: 'Gangguan ada pada kami, bukan pada Anda. Coba lagi sebentar lagi; yang sudah disimpan tidak hilang.',
    },
    again: 'Coba lagi',
    home: 'Ke Hari ini',
  },
} as const

export const roleWords: Record<Role, string> = {
  administrator: 'Administrator',
  editor: 'Editor',
  'call-centre': 'Pusat layanan',
  dealer: 'Dealer',
  auditor: 'Auditor',
}

export const channelWords: Record<Channel, string> = {
  whatsapp: 'WhatsApp',
  sms: 'SMS',
  email: 'Email',
  webhook: 'CRM',
  affiliate: 'Mitra',
}
