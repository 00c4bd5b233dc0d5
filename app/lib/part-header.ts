/** Request header of the form script: it wants only the part of the page with the form. The value says what for. */
export const partHeader = 'X-Part'

/** The visitor is filling in the form. */
export const checkPart = 'check'
/** The visitor sends the form. */
export const sendPart = 'form'

/** Checks and submits have separate rate limits. */
export type Purpose = typeof checkPart | typeof sendPart
