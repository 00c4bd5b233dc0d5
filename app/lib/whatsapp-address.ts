/** Opens WhatsApp with a text; the visitor chooses who gets it. WhatsApp does not read `+` as a space. */
export function whatsappAddress(text: string): string {
  return `https://wa.me/?text=${encodeAllSigns(text)}`
}

// Brackets are allowed in an address, but programs that turn text into links end the link there.
function encodeAllSigns(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
