export const mostRows = 5000
export const mostColumns = 60
/** Bytes of the file itself. */
export const mostFileBytes = 4 * 1024 * 1024

export const fileRefusals = [
  'no-file',
  'too-large',
  'too-large-inside',
  'too-many-cells',
  'not-a-workbook',
  'not-text',
  'empty',
  'columns',
] as const
export type FileRefusal = (typeof fileRefusals)[number]
