import { readContent } from '../../content/content.server.ts'
import { defineStore } from '../../content/sheets/sheets.server.ts'
import { carSchema } from '../car-schema.ts'
import { catalogueRows } from './list-prices.ts'
import { priceSheet } from './price-sheet.ts'

export const priceStore = defineStore({
  sheet: priceSheet,
  seed: async (db) => catalogueRows(await readContent(db, 'car', carSchema)),
  searched: 'car',
})
