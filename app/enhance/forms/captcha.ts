/** Fetches the check of a form that has one, and tells the server that the browser could. */
export function loadCaptcha(part: HTMLElement): void {
  const place = part.querySelector<HTMLElement>('[data-captcha-script]')
  const state = part.querySelector<HTMLInputElement>('[data-captcha-state]')
  if (!place || !state) return
  const script = Object.assign(document.createElement('script'), { src: place.dataset.captchaScript, async: true })
  script.addEventListener('load', () => {
    state.value = 'shown'
  })
  document.head.append(script)
}
