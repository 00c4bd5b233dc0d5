import type { VisitKind } from '~/core/maintenance/maintenance-schema.ts'

export const words = {
  aftersales: 'Layanan purnajual',
  ownership: 'Panduan pemilik baru',
  kilometres: 'ribu km',
  visitsDrawn: 'Tinggi batang menunjukkan lama mobil di bengkel.',
  kinds: { 'first-check': 'Pemeriksaan pertama', small: 'Servis kecil', major: 'Servis besar' } satisfies Record<
    VisitKind,
    string
  >,
  moreByEngine:
    'Menurut mesinnya, 60.000 dan 100.000 km dapat ditambah filter bahan bakar, busi, oli gardan, atau timing belt. Daftar untuk mobil Anda ada di halaman biaya servis berkala.',
} as const
