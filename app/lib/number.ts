/**
 * `4.595`, `13,8`: points between thousands, and a comma before at most `mostDecimals` digits. Does not use `Intl`:
 * server and browser must produce the same text, and a browser may lack the Indonesian data.
 */
export function formatNumber(value: number, mostDecimals = 3): string {
  if (Number.isSafeInteger(value)) return (value < 0 ? '-' : '') + inThousands(String(Math.abs(value)))
  const [whole = '', decimals = ''] = Math.abs(value).toFixed(mostDecimals).split('.')
  const kept = decimals.replace(/0+$/, '')
  const text = inThousands(whole) + (kept && `,${kept}`)
  return value < 0 && text !== '0' ? `-${text}` : text
}

/** `1234567` becomes `1.234.567`. A page of figures does this a thousand times, and a pattern is slow. */
function inThousands(digits: string): string {
  let text = digits.slice(0, digits.length % 3)
  for (let at = text.length; at < digits.length; at += 3) text += (text && '.') + digits.slice(at, at + 3)
  return text
}

/** `Xpander`, `Xpander dan Xforce`, `Xpander, Xforce, dan Triton`. */
export function formatList(items: readonly string[]): string {
  if (items.length < 3) return items.join(' dan ')
  return `${items.slice(0, -1).join(', ')}, dan ${items.at(-1)}`
}
