// One @, text on both sides, a dot in the domain. Stricter rules would refuse addresses that work.
const mailbox = /^[^\s@,;:<>()[\]"\uFFFD]+@[^\s@.,;:<>()[\]"\uFFFD]+(\.[^\s@.,;:<>()[\]"\uFFFD]+)+$/

/** Longest address, from RFC 5321. */
export const longestEmail = 254

/** An e-mail address in lower case, otherwise null. */
export function readEmail(spelling: string): string | null {
  const address = spelling.trim().toLowerCase()
  return address.length <= longestEmail && mailbox.test(address) ? address : null
}
