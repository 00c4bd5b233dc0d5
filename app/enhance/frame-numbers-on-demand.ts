/** A frame number has more characters than most searches, and at least five digits. */
const mayHoldFrameNumber = (text: string): boolean => text.length > 12 && /(?:\d.*){5}/.test(text)

const checked = new WeakSet<HTMLFormElement>()

/** Fetches what recognises a frame number only for a search that may hold one. Without it the server recognises the number. */
export function keepFrameNumbersOutOfAddresses(): void {
  // Before the handlers of the form itself, as the dealer finder has one.
  addEventListener('submit', holdBack, { capture: true })
}

function holdBack(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement
  const { value = '' } = form.querySelector<HTMLInputElement>('[name=q]') ?? {}
  if (form.method !== 'get' || checked.delete(form) || !mayHoldFrameNumber(value)) return
  event.preventDefault()
  event.stopPropagation()
  const send = () => {
    checked.add(form)
    form.requestSubmit()
  }
  import('./frame-numbers.ts').then(({ leadToCheck }) => leadToCheck(value) || send(), send)
}
