/** Sent by script that wants the part of a page a form lives in, not the whole page; it tells what for. */
export const partHeader = 'X-Part'

/** The form is being filled in. */
export const checkPart = 'check'
/** The form is being sent. */
export const sendPart = 'form'

/** Filling in a form and sending it are counted apart. */
export type Purpose = typeof checkPart | typeof sendPart
