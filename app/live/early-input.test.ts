// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { EarlyInput } from './early-input.ts'

/** A served part, and the changes that its handlers receive. */
function servedPart() {
  document.body.innerHTML = `<div><form>
    <input name="dp" value="20%">
    <input type="radio" name="tenor" value="36"><input type="radio" name="tenor" value="60" checked>
    <input type="checkbox" name="flood">
    <select name="province"><option value="31" selected>Jakarta</option><option value="32">Jawa Barat</option></select>
  </form></div>`
  const root = document.querySelector('div') as HTMLElement
  const changes: string[] = []
  const learn = ({ target }: Event) => {
    const { name, value, type, checked } = target as HTMLInputElement
    changes.push(type === 'checkbox' ? `${name}=${checked}` : `${name}=${value}`)
  }
  root.addEventListener('change', learn)
  root.addEventListener('input', ({ target, ...event }) => {
    if ((target as HTMLInputElement).name === 'dp') learn({ target, ...event } as Event)
  })
  const control = <Control extends HTMLElement>(selector: string) => root.querySelector(selector) as Control
  return { root, changes, control }
}

test('untouched controls are not replayed', () => {
  const { root, changes } = servedPart()
  new EarlyInput(root).replay()
  expect(changes).toEqual([])
})

test('a text, a radio, a checkbox and a select changed before hydration are changed again for the handlers', () => {
  const { root, changes, control } = servedPart()
  control<HTMLInputElement>('[name=dp]').value = '150 juta'
  control<HTMLInputElement>('[value="36"]').checked = true
  control<HTMLInputElement>('[name=flood]').checked = true
  control<HTMLSelectElement>('select').value = '32'
  const early = new EarlyInput(root)
  early.replay()
  expect(changes.sort()).toEqual(['dp=150 juta', 'flood=true', 'province=32', 'tenor=36'])
  expect(control<HTMLInputElement>('[value="36"]').checked).toBe(true)
  expect(control<HTMLInputElement>('[name=flood]').checked).toBe(true)
})

test('input during hydration is replayed too', () => {
  const { root, changes, control } = servedPart()
  const early = new EarlyInput(root)
  control<HTMLInputElement>('[name=dp]').value = '30%'
  control('[name=dp]').dispatchEvent(new Event('input', { bubbles: true }))
  changes.length = 0
  early.replay()
  expect(changes).toEqual(['dp=30%'])
})
