// One @, something on both sides, a dot in the domain: more would turn away addresses that work.
const mailbox = /^[^\s@,;:<>()[\]"\uFFFD]+@[^\s@.,;:<>()[\]"\uFFFD]+(\.[^\s@.,;:<>()[\]"\uFFFD]+)+$/

/** An e-mail address in lower case, otherwise null. RFC 5321 allows 254 signs. */
export function readEmail(spelling: string): string | null {
  const address = spelling.trim().toLowerCase()
  return address.length <= 254 && mailbox.test(address) ? address : null
}
