/**
 * Sent by script that wants the part of a page a form lives in, not the whole page. Its first word tells what for, the
 * second which rules the browser has.
 */
export const partHeader = 'X-Part'

/** The form is being filled in. */
export const checkPart = 'check'
/** The form is being sent. */
export const sendPart = 'form'
