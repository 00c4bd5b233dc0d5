export function isSlider(control: EventTarget | null): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.type === 'range'
}

/** The text beside a slider begins with its number: it follows at once, what follows from it comes with the answer. */
export function followSlider(part: HTMLElement, slider: HTMLInputElement): void {
  const hint = part.querySelector(`[id="${slider.id}-hint"]`)
  if (!hint?.textContent) return
  hint.textContent = hint.textContent.replace(/^[\d.,]+/, slider.value)
  slider.setAttribute('aria-valuetext', hint.textContent)
}
