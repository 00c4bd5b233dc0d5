/** The form part gets this event when the server has taken its form and the page will be left. */
export const leavingEvent = 'leaving'

/** Whoever needs time before the page is left adds a promise, which must end within two seconds. */
export type LeavingDetail = { href: string; waits: Promise<unknown>[] }
