import { template } from '../../../core/messages/template.ts'

export const creditDocuments = template(
  'credit_documents',
  'Dokumen kredit untuk permintaan {{reference}}',
  `Untuk pengajuan kredit pada permintaan {{reference}}, siapkan dokumen ini, {{name}}: KTP suami dan istri, kartu keluarga, NPWP, rekening tabungan tiga bulan terakhir, dan slip gaji atau surat usaha.

Jangan kirim foto dokumen lewat pesan ini: tunjukkan aslinya di dealer.

Permintaan Anda dapat dilihat di sini:
{{link}}

Tautan ini hanya untuk Anda.`,
  ['link'],
)
