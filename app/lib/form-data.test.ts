import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { formData, formDataNames } from './form-data.ts'

const textOf = (pattern: string) =>
  globSync(pattern)
    .filter((file) => !/\.(test|spec|fixture)\.tsx?$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
const server = textOf('app/{ui,core,site}/**/*.tsx')
const scripts = textOf('app/enhance/{forms/*,forms-on-demand}.ts')

test('true gives an empty attribute; false, null and undefined give none', () => {
  const given = formData({ name: 'fleet', asks: '', fresh: true, 'in-address': false, token: null, draft: undefined })
  expect(given).toEqual({ 'data-name': 'fleet', 'data-asks': '', 'data-fresh': '' })
})

test.each(formDataNames)('data-%s is written by the server and read by the form script', (name) => {
  const written = [...server.matchAll(/\bformData\(\{([^}]*)\}\)/g)].map(([, names = '']) => names).join()
  const read = [...scripts.matchAll(/(?:[dD]ataOf|hasFormData|withFormData)\(([^)]*)\)/g)].map(([, names = '']) => names).join()
  expect(written).toMatch(new RegExp(`(^|[\\s,'])${name}\\b('?:|,|\\s|$)`))
  expect(read).toContain(`'${name}'`)
})

test('the form script uses no other attribute of the markup', () => {
  expect(scripts.match(/\[data-[\w-]+|(?<!documentElement\.)\bdataset\b/g)).toBeNull()
})
