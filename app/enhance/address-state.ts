/**
 * The address follows what is chosen in a form marked `data-address-state`, so that a reload, a bookmark
 * and a shared link keep it. What the address holds becomes the form's default.
 */
export function keepChoicesInAddress() {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-address-state]')) {
    form.addEventListener('change', () => keep(form))
  }
}

function keep(form: HTMLFormElement) {
  const address = new URL(location.href)
  for (const [name, value] of new FormData(form)) address.searchParams.set(name, String(value))
  history.replaceState(history.state, '', address)
  for (const control of form.querySelectorAll<HTMLInputElement>('input[type=radio]')) control.defaultChecked = control.checked
}
