/** Parameters of advertisers and of messengers, and the choices of our own pages. All others may hold what a person typed, or the rest of a loan. */
const known =
  /^(?:utm_\w+|g(?:clid|braid|ad_\w+)|wbraid|dclid|srsltid|[fmt][bst]*clid|igsh\w*|id|pilih|kategori|model|vehicle|variant|color|warna|accessories|province|city|dealer|provinsi|kota|dp|tenor|angsuran_pertama|asuransi|perluasan|tanggung_jawab|potongan|paket|current_vehicle_(?!payoff)\w+|tukar_tambah|km_setahun|porsi_listrik|cara|dengan|service|buka|urut|tampil|tahun|topik|halaman|year|kilometres|car|jenis|kabar)$/

/** An e-mail address, or a mobile number in any spelling. */
const contact = /@|(?<!\d)(?:62|0)[ .-]?8(?:[ .-]?\d){7,11}(?!\d)/

/**
 * True when the query holds nothing that a person may have typed. Every tag reads the address by itself, and most cannot be
 * told another one: only a page with a plain address loads tags.
 */
export const isPlainAddress = (search: string): boolean =>
  [...new URLSearchParams(search)].every(([name, value]) => known.test(name) && !contact.test(value))
