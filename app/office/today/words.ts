export const words = {
  title: 'Hari ini',
  greeting: (name: string) => `Selamat bekerja, ${name}.`,
} as const
