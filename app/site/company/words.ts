export const words = { aboutUs: 'Tentang kami' } as const
