type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Input made in a part before hydration. React resets every control to its served value; `replay`
 * then repeats the input with events, so that the handlers of the part run.
 */
export class EarlyInput {
  readonly #changed = new Map<Control, { value: string; checked: boolean }>()
  readonly #root: HTMLElement

  constructor(root: HTMLElement) {
    this.#root = root
    for (const control of root.querySelectorAll<Control>('input, select, textarea'))
      if (differsFromServed(control)) this.#note(control)
    root.addEventListener('input', this.#listen)
  }

  replay = (): void => {
    this.#root.removeEventListener('input', this.#listen)
    for (const [control, { value, checked }] of this.#changed) {
      if (!control.isConnected) continue
      if (isTickable(control)) {
        press(control, checked)
        continue
      }
      // React ignores an event when the value equals the last value it set. The prototype's setter bypasses that record.
      control.value = servedValue(control)
      setterOf(control)?.call(control, value)
      control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
    }
  }

  #listen = ({ target }: Event) => this.#note(target as Control)

  #note(control: Control): void {
    this.#changed.set(control, { value: control.value, checked: isTickable(control) && control.checked })
  }
}

/** Sets the served state first: `click` then changes it, and React sees the change. */
function press(control: HTMLInputElement, checked: boolean): void {
  const { form, name, type } = control
  if (type === 'checkbox') control.checked = !checked
  else
    for (const radio of form?.querySelectorAll<HTMLInputElement>(`[type=radio][name="${CSS.escape(name)}"]`) ?? [])
      radio.checked = radio.defaultChecked && radio !== control
  control.click()
}

const isTickable = (control: Control): control is HTMLInputElement => control.type === 'radio' || control.type === 'checkbox'

function differsFromServed(control: Control): boolean {
  // In a group of radios, only the checked one must be clicked.
  if (isTickable(control)) return control.checked !== control.defaultChecked && (control.type === 'checkbox' || control.checked)
  return control.value !== servedValue(control)
}

function servedValue(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue
  const served = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0]
  return served?.value ?? ''
}

const setterOf = (control: Control) => Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set
