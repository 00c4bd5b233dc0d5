const indonesian = new Intl.NumberFormat('id-ID')

/** `4.595`, `13,8`. */
export const formatNumber = (value: number): string => indonesian.format(value)
