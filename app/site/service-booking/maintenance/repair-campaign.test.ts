import { expect, test } from 'vitest'
import { maintenanceInFile as maintenance } from '../../../core/maintenance/maintenance.server.ts'
import { repairCampaignsFor } from './repair-campaign.ts'

const months = (model: string, year: number | null) =>
  repairCampaignsFor(maintenance, model, year).map(({ announced }) => announced)

test('a campaign concerns the years it names', () => {
  for (const year of [2017, 2018, 2019]) expect(months('xpander', year)).toEqual(['2020-06'])
  for (const year of [2016, 2020]) expect(months('xpander', year)).toEqual([])
})

test('without named years it may concern every car built before it', () => {
  expect(months('pajero-sport', 2018)).toEqual(['2018-02'])
  expect(months('pajero-sport', 2019)).toEqual([])
})

test('without the year of the car every campaign of the model is shown', () => {
  expect(months('l300', null)).toEqual(['2025-08'])
  expect(months('triton', null)).toEqual([])
})
