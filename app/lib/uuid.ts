/** A UUID in the spelling in which the database gives it, for a pattern. */
export const uuidPattern = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

const whole = new RegExp(`^${uuidPattern}$`)

/** True for a text that a column of type uuid accepts. */
export function isUuid(text: string): boolean {
  return whole.test(text)
}
