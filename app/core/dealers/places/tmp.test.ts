import { test } from 'vitest'
import data from '../../../../data/dealers.json' with { type: 'json' }
import { dealerSchema } from '../dealer.ts'
import { regencies } from '../regions.ts'
import { findPlaces } from './find-places.ts'

const dealers = data.dealers.map((row) => dealerSchema.parse(row))
test('typos', { timeout: 900000 }, () => {
  let n = 0
  let bad = 0
  for (const { code, name } of regencies) {
    const bare = name.replace(/^(Kota|Kabupaten) (Administrasi )?/, '')
    if (bare.replace(/[^a-z]/gi, '').length < 6) continue
    for (let k = 0; k < 60; k++) {
      const at = Math.floor(Math.random() * bare.length)
      const letter = 'abcdefghijklmnopqrstuvwxyz'[Math.floor(Math.random() * 26)] ?? 'a'
      const kind = k % 4
      const typed =
        kind === 0
          ? bare.slice(0, at) + letter + bare.slice(at + 1)
          : kind === 1
            ? bare.slice(0, at) + letter + bare.slice(at)
            : kind === 2
              ? bare.slice(0, at) + bare.slice(at + 1)
              : bare.slice(0, at) + (bare[at + 1] ?? '') + bare[at] + bare.slice(at + 2)
      n++
      const r = findPlaces(typed, { dealers })
      const i = r.findIndex((p) => p.kind === 'regency' && p.code === code)
      if (i < 0 || i > 4) {
        bad++
        console.log('BAD', name, '|', typed, '|', i, r.map((p) => p.label).join(' ; '))
      }
    }
  }
  console.log('N', n, bad)
})
