/** Opens WhatsApp with a text to send to whomever the visitor chooses; WhatsApp reads no `+` as a blank. */
export function whatsappAddress(text: string): string {
  return `https://wa.me/?text=${encodedWhole(text)}`
}

// Brackets and the like may stand in an address, but whoever makes links of text ends them there.
function encodedWhole(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
