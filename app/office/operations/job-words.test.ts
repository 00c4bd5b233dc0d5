import { expect, test } from 'vitest'
import { jobs } from '../../jobs.ts'
import { jobWords } from './words.ts'

test('every scheduled job has a name that employees understand', () => {
  expect(Object.keys(jobWords).sort()).toEqual(jobs.map(({ name }) => name).sort())
})
