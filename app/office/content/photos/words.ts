export const words = { unknown: 'Foto ini sudah dihapus. Pilih yang lain' } as const
