import { template } from '../../core/messages/template.ts'

export const preOrderAllocated = template(
  'pre_order_allocated',
  'Pemesanan awal {{reference}}: unit Anda sudah ada',
  `Unit untuk pemesanan awal {{reference}} sudah dialokasikan untuk Anda, {{name}}.

Unit: {{unit}}
Dealer: {{dealer}}

Dealer menghubungi Anda untuk surat pesanan. Tidak ada pembayaran di situs ini.

Lihat atau batalkan di sini:
{{link}}

Tautan ini hanya untuk Anda.`,
  ['link'],
)
