import { expect, test } from 'vitest'
import { own } from './own.ts'

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', ''])(
  '%s is no entry, although objects inherit it',
  (key) => {
    expect(own({ simpan: 'Tersimpan' }, key)).toBeUndefined()
    expect(own({ [key]: 'Tersimpan' }, key)).toBe('Tersimpan')
  },
)
