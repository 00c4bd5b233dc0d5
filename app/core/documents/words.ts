export const words = {
  page: (number: number, of: number) => `${number} / ${of}`,
} as const
