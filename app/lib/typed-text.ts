/** Replaces each character that no text can contain, as browsers show it. */
export const unreadable = '\uFFFD'

// Keep line ends and tabs, which people type. PostgreSQL cannot store U+0000; workbooks lose cells with a noncharacter.
const controls = /(?![\t\n\r])\p{Cc}|\p{Noncharacter_Code_Point}/gu
// Numbers copied from a contact list come with these characters around them.
const directionMarks = /\p{Bidi_Control}/gu

/** Text from a form without hidden characters that could reverse or break it. */
export function readable(text: string): string {
  return text.replace(directionMarks, '').replace(controls, unreadable)
}

/**
 * The name of an uploaded file, in one line. Without invisible characters, which could show another ending than the file has.
 */
export function readableFileName(name: string): string {
  return oneLine(readable(name).replace(/\p{Cf}/gu, ''))
}

/** Makes the text one line, without spaces around it. */
export function oneLine(typed: string): string {
  return typed.replaceAll(unreadable, ' ').replace(/\s+/g, ' ').trim()
}

/** Text in paragraphs: without spaces around lines and without more than one empty line together. */
export function paragraphs(typed: string): string {
  return typed
    .replaceAll(unreadable, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Characters as people count them: a character may take two units of a string. */
export const letterCount = (text: string): number => [...text].length

// Arabic and Persian digits. NFKC converts full-width digits.
const easternDigits = /[\u0660-\u0669\u06F0-\u06F9]/g

/** Converts digits, percent signs and spaces of any keyboard to the usual ones. */
export function westernDigits(typed: string): string {
  return typed.normalize('NFKC').replace(easternDigits, (digit) => String(digit.charCodeAt(0) & 0xf))
}
