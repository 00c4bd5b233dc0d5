/** What a sign that no keyboard makes is read as, the way browsers show it. */
export const unreadable = '\uFFFD'

// Line ends and tabs are typed; PostgreSQL keeps no U+0000.
const controls = /(?![\t\n\r])\p{Cc}/gu
// Numbers copied from a list of contacts come wrapped in them.
const directionMarks = /\p{Bidi_Control}/gu

/** Text from a form as people see it: without hidden signs that could turn it round or break it. */
export function readable(text: string): string {
  return text.replace(directionMarks, '').replace(controls, unreadable)
}

/** On one line, without blanks around it. */
export function oneLine(typed: string): string {
  return typed.replaceAll(unreadable, ' ').replace(/\s+/g, ' ').trim()
}

/** Letters as people count them, not as they are stored. */
export const letterCount = (text: string): number => [...text].length

// Arabic and Persian digits; those of full width are changed by the normal form.
const easternDigits = /[\u0660-\u0669\u06F0-\u06F9]/g

/** Digits, percents and blanks of any keyboard as those of ours. */
export function westernDigits(typed: string): string {
  return typed.normalize('NFKC').replace(easternDigits, (digit) => String(digit.charCodeAt(0) & 0xf))
}
