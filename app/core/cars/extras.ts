export type { Accessory, Extras, WarrantyRules, WarrantyTerm } from './extras-schema.ts'

export const accessoryCategories = ['exterior', 'interior', 'protection', 'utility', 'electronics'] as const
export type AccessoryCategory = (typeof accessoryCategories)[number]
