/** Request numbers and phone numbers: without this they break at dashes and spaces. */
const numbers = /(\b[A-Z]{2}-[0-9A-Z]{6}\b|\b0\d{2,3}(?:[- ]\d{3,4})+\b)/

/** A text that keeps each number on one line. */
export function Unbroken({ text }: { text: string }) {
  return text.split(numbers).map((piece, place) =>
    // Every second piece is a number.
    place % 2 === 1 ? (
      <span key={`${place} ${piece}`} className="whitespace-nowrap narrow:whitespace-normal">
        {piece}
      </span>
    ) : (
      piece
    ),
  )
}
