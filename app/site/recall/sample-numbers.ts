/** Invented frame numbers for trying out the check: one in a sample recall, one in none. */
export const sampleNumbers = ['MK2NCWTARJJ250000', 'MK2NCWTARSJ900123'] as const
