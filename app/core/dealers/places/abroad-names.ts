/** Countries and towns across the borders, which no place of ours is called. */
const abroad = [
  'kuala lumpur',
  'malaysia',
  'johor bahru',
  'kota kinabalu',
  'kuching',
  'sabah',
  'sarawak',
  'serawak',
  'singapura',
  'singapore',
  'brunei darussalam',
  'brunei',
  'bandar seri begawan',
  'timor leste',
  'timor timur',
  'papua nugini',
  'papua new guinea',
  'port moresby',
  'filipina',
  'philippines',
  'manila',
  'thailand',
  'bangkok',
  'vietnam',
  'australia',
  'darwin',
  'hong kong',
  'arab saudi',
]
const names = new RegExp(`\\b(?:${abroad.map((name) => name.replaceAll(' ', '\\s*')).join('|')})\\b`, 'gi')

/** `Kuala Lumpur` is no misspelled Kuala, and `Timor Leste` no part of our Timor. */
export function withoutAbroad(text: string): string {
  return text.replace(names, ' ')
}
