export const words = {
  unread: 'ada jawaban baru di obrolan',
  answered: 'Petugas sudah menjawab obrolan Anda. Buka lewat tombol Bantuan.',
} as const
