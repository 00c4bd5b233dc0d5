/** Sent by script that wants the part of a page a form lives in, not the whole page. */
export const partHeader = 'X-Part'
