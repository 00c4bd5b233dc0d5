// A spreadsheet runs a cell that begins like this as a formula.
const formulaStart = /^[=+\-@\t\r\n]/

/**
 * One line of a CSV file (RFC 4180), with semicolons: where the comma is the decimal sign, as in Indonesia, Excel puts a line with
 * commas into one cell. A text that a spreadsheet would run as a formula begins with an apostrophe.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(';')}\r\n`
}

function csvCell(text: string): string {
  const harmless = formulaStart.test(text) ? `'${text}` : text
  return /[";,\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Tells spreadsheets that the file is UTF-8. */
export const csvStart = '\uFEFF'
