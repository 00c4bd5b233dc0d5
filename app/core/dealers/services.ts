export const services = ['sales', 'service', 'spare-parts', 'bodi-cat'] as const
export type Service = (typeof services)[number]
