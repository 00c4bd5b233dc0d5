/**
 * Writes the choices of a form marked `data-address-state` into the address, so that a reload, a bookmark
 * and a shared link keep them. Values in the address become the form's defaults.
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
